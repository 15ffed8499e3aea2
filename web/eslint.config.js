// What the compiler does not see: dead code, `any`, effects that write what they read, unkeyed lists.
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // the compiler knows names, and types besides
      eqeqeq: "error",
      "no-console": "error",
      "prefer-const": ["error", { destructuring: "all" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/explicit-module-boundary-types": "error",
      "@typescript-eslint/no-unused-vars": "off", // the compiler's noUnusedLocals finds them, and faster
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { destructuring: "all", excludedRunes: ["$props"] }],
    },
  },
  {
    files: ["**/*.svelte.ts"],
    // Sets, maps and addresses are values here: state is replaced as a whole ($state.raw), never changed in place.
    rules: { "svelte/prefer-svelte-reactivity": "off" },
  },
);
