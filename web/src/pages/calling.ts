// How a person is called: an icon with a dot, a short tone, a notification of the system.

/** The icon of the tab, with a dot when it is this seat's move. */
export function showIcon(called: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = called ? "/icon-move.svg" : "/icon.svg";
  if (link && !link.href.endsWith(href)) link.href = href;
}

/** One short, low tone; never repeated. */
export function beep(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 392;
  volume.gain.setValueAtTime(0.12, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.35);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.36);
  tone.onended = () => void context.close();
}

/** Only while the page is hidden, and never anything secret: the table's name and whose move it is. */
export function notify(title: string, text: string): void {
  if (document.hidden && "Notification" in window && Notification.permission === "granted") new Notification(title, { body: text });
}
