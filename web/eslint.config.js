import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";

export default tseslint.config(
  ...tseslint.configs.strict,
  ...svelte.configs["flat/recommended"],
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
  },
  // Plain maps are meant to be plain: what is drawn from is a rune.
  { rules: { "svelte/prefer-svelte-reactivity": "off" } },
  { ignores: ["src/messages.ts", "src/catalogue.ts"] },
);
