// Addresses without a library: the path says the page, the history keeps them.

export type Route =
  | { page: "lobby" }
  | { page: "game"; game: string }
  | { page: "create"; game: string }
  | { page: "lists"; game: string }
  | { page: "table"; table: string }
  | { page: "end" | "luck" | "analysis"; table: string }
  | { page: "study"; game: string | null; study: string | null }
  | { page: "puzzles"; game: string; puzzle: string | null }
  | { page: "import" }
  | { page: "missing" };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [first, second, third, fourth] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: "lobby" };
  if (first === "g" && second && third === "new") return { page: "create", game: second };
  if (first === "g" && second && third === "list" && fourth === undefined) return { page: "lists", game: second };
  if (first === "g" && second && third === undefined) return { page: "game", game: second };
  if (first === "g" && second && third === "puzzles") return { page: "puzzles", game: second, puzzle: fourth ?? null };
  if (first === "study" && second && third === undefined) return { page: "study", game: second, study: null };
  if (first === "s" && second && third === undefined) return { page: "study", game: null, study: second };
  if (first === "t" && second && third === undefined) return { page: "table", table: second };
  if (first === "t" && second && fourth === undefined && (third === "end" || third === "luck" || third === "analysis"))
    return { page: third, table: second };
  if (first === "import" && second === undefined) return { page: "import" };
  return { page: "missing" };
}

export const here: { route: Route } = $state({ route: routeOf(location.pathname) });

addEventListener("popstate", () => {
  here.route = routeOf(location.pathname);
});

/** Go to another page. */
export function go(path: string): void {
  history.pushState(null, "", path);
  here.route = routeOf(location.pathname);
  scrollTo(0, 0);
}

/** For links: a plain click stays in the page, any other is the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (
    !link ||
    link.origin !== location.origin ||
    link.hasAttribute("download") ||
    link.target ||
    link.pathname.startsWith("/api/")
  )
    return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
