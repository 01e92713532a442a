import { RuleTester } from 'eslint';

/** A tester for the project's own rules: modern modules with JSX. */
export const ruleTester = new RuleTester({
  languageOptions: {
    ecmaVersion: 'latest',
    sourceType: 'module',
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});
