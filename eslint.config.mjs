import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/eslint-rules/boundaries.mjs';
import shop from './tools/eslint-rules/index.cjs';

const BROWSER_LIBS = [
  'libs/core/**',
  'libs/features/**',
  'libs/ui/**',
  'libs/themes/**',
  'libs/storefront/shell/**',
];
const SERVERS = ['libs/server/**', 'libs/storefront/server/**', 'apps/api/**'];
/** Specs, stories, and what they share beside the sources of their library. */
const SPECS = ['**/*.spec.{ts,tsx}', '**/*.stories.tsx', '**/*.e2e.ts', 'libs/*/*/testing/**/*.ts'];
const UNGUARDED = {
  name: '@tanstack/react-query',
  importNames: ['useMutation'],
  message: '`useGuardedMutation` runs once what is pressed twice.',
};
const SERVER_PACKAGES = [
  'hono',
  'hono/*',
  'pg',
  'drizzle-orm',
  'drizzle-orm/*',
  '@electric-sql/*',
  'pino',
  'sharp',
  'jose',
  'nodemailer',
];
const RAW_HTML = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Raw HTML goes through the sanitising component only.',
};

/** An editor asks for single files; who lints everything reads the whole workspace as one program, which is faster. */
const TYPES = process.env.LINT_WHOLE_WORKSPACE ? { project: './tsconfig.json' } : { projectService: true };

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/build',
      '**/.react-router',
      '.nx',
      '.data',
      'reports',
      'coverage',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    plugins: { '@nx': nx, shop, 'react-hooks': reactHooks },
    languageOptions: { parserOptions: { ...TYPES, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': boundaries([]),
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/only-throw-error': 'off',
      // Ports are interfaces of plain functions, which may be taken apart.
      '@typescript-eslint/unbound-method': 'off',
      'max-lines': ['error', { max: 250, skipBlankLines: false }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', RAW_HTML],
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'shop/japanese-label': 'error',
      'shop/kebab-case-file': 'error',
      'shop/no-catch-all-name': 'error',
      'shop/no-row-number-title': 'error',
    },
  },
  {
    // Scripts and configurations: the rules that need no types.
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.recommended],
    plugins: { shop },
    languageOptions: { globals: { process: 'readonly' } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: false }],
      'no-console': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
      'shop/kebab-case-file': 'error',
      'shop/no-catch-all-name': 'error',
    },
  },
  {
    // jest, ESLint and Node load these with `require`.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: { 'jsx-a11y/no-redundant-roles': 'off' },
  },
  {
    files: BROWSER_LIBS.map((folder) => `${folder}/*.{ts,tsx}`),
    ignores: SPECS,
    rules: {
      'shop/no-string-path': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*', 'fs', 'path', 'crypto'], message: 'This code also runs in the browser.' },
            { group: SERVER_PACKAGES, message: 'Server packages stay out of the browser.' },
            { group: ['lodash*', 'moment'], message: 'The platform or dayjs does this.' },
          ],
        },
      ],
    },
  },
  {
    // A double press sends nothing twice.
    files: [...BROWSER_LIBS.map((folder) => `${folder}/*.{ts,tsx}`), 'apps/storefront-*/app/**/*.{ts,tsx}'],
    ignores: [...SPECS, 'libs/core/query/src/use-guarded-mutation.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: [UNGUARDED] }] },
  },
  {
    // A theme's words can be overridden by key, so none is in a component. Tokens name Japanese fonts.
    files: ['libs/themes/*/src/**/*.{ts,tsx}'],
    ignores: [...SPECS, '**/*-words.ts', '**/*page-titles.ts', '**/tokens.ts'],
    rules: { 'shop/no-inline-words': 'error' },
  },
  {
    // What pages are made of. A tab counts the seconds between its reloads by the machine.
    files: ['libs/{features,themes}/*/src/**', 'libs/storefront/shell/src/{page,pages,tracking}/**'],
    ignores: SPECS,
    rules: { 'shop/no-machine-time': 'error' },
  },
  {
    // A theme in the app of its shop is a theme: its pages may be made of what those of a theme's library are.
    files: ['apps/storefront-*/app/*/**/*.{ts,tsx}'],
    rules: { '@nx/enforce-module-boundaries': boundaries(['feature', 'ui']) },
  },
  {
    // Browser code runs on the server too, once for many people; so does the server's own.
    files: [...BROWSER_LIBS, 'libs/shared/**', ...SERVERS].map((folder) => `${folder}/*.{ts,tsx}`),
    ignores: SPECS,
    rules: { 'shop/no-module-state': 'error' },
  },
  {
    files: ['libs/server/**/*.ts', 'apps/api/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react-dom', 'react-dom/*', 'react-router*'],
              message: 'The API renders no React.',
            },
          ],
        },
      ],
    },
  },
  {
    // What is sent here from outside may name another server in many spellings.
    files: ['libs/storefront/server/**/*.ts', 'libs/server/**/*.ts', 'apps/api/**/*.ts'],
    // Fetches what somebody wrote down: what comes out is held against the hosts that are allowed, redirects too.
    ignores: [...SPECS, 'libs/server/shop-api/src/outbound/fetch-external.ts'],
    rules: { 'shop/no-url-resolution': 'error' },
  },
  {
    // What a response does not wait for goes through `afterResponse`: failures are logged, and a stopping server waits.
    // The sandbox plays payment services, which send their events from outside.
    files: ['libs/server/shop-api/src/**/*.ts'],
    ignores: [...SPECS, 'libs/server/shop-api/src/{db,operator,payment-services/sandbox}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ExpressionStatement > UnaryExpression[operator='void']",
          message: 'Work that nobody awaits begins with `afterResponse` or `mail.flushLater()`.',
        },
      ],
    },
  },
  {
    // Seeds, generated data and the contract's register are data: length says nothing about their clarity.
    files: ['**/seed/**/*.ts', '**/generated/**/*.ts', 'libs/shared/contract/src/table.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // The build tools read these before any alias is known, so they name the library's file.
    // Storybook shows what the shops are made of, their themes included.
    files: [
      'apps/storefront-*/{vite.config,react-router.config}.ts',
      'apps/storefront-*/app/routes.ts',
      '.storybook/**/*.{ts,tsx}',
    ],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // The sanitising component of the message above: the API has made its HTML harmless.
    files: ['libs/ui/kit/src/html-text/html-text.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Specs, stories and test libraries may use the test libraries besides what their layer allows.
    files: [...SPECS, 'libs/testing/**/*.{ts,tsx}', 'apps/*/{e2e,build-tests}/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(['testing', 'api', 'shell', 'storefront-server', 'app']),
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // So may those of a theme in the app of its shop, besides what the theme is made of.
    files: ['apps/storefront-*/app/*/**/*.{spec,stories}.{ts,tsx}'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries([
        'testing',
        'api',
        'shell',
        'storefront-server',
        'app',
        'feature',
        'ui',
      ]),
    },
  },
  prettier,
);
