import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-lines': ['error', { max: 400 }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-undef': 'off',
    },
  },
  // Written by tools/make_protocol.py, as long as a game has things to say.
  { files: ['src/games/*/protocol.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // Our own glyph and icon files are the only HTML put in.
      'svelte/no-at-html-tags': 'off',
      'svelte/no-navigation-without-resolve': 'off',
      // Documents and derived values are replaced as a whole, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
