import { spawnSync } from 'node:child_process';
import path from 'node:path';

const WORKSPACE = path.resolve(__dirname, '../..');
/** ESLint reads the project graph again. */
const LINT_LIMIT_MS = 120_000;

/** What crosses a border, the file it is in, its text, and the rule that refuses it. */
const CASES: readonly (readonly [name: string, file: string, code: string, rule: string])[] = [
  [
    'core → ui',
    'libs/core/site/src/storage/cookie-names.ts',
    "export * from '@shop/ui-kit/button';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'feature → feature',
    'libs/features/cart/src/cart-query.ts',
    "export * from '@shop/feature-account/login-form/use-login-form';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'feature → theme',
    'libs/features/cart/src/cart-query.ts',
    "export * from '@shop/theme-simple/theme';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'shell → theme',
    'libs/storefront/shell/src/routes.ts',
    "export * from '@shop/theme-simple/theme';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'app → feature (outside its themes)',
    'apps/storefront-gift/app/root.tsx',
    "export * from '@shop/feature-cart/cart-query';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'browser code → node',
    'libs/core/site/src/storage/cookie-names.ts',
    "export { readFileSync } from 'node:fs';",
    'no-restricted-imports',
  ],
  [
    'API → React',
    'libs/server/shop-api/src/create-shop-api.ts',
    "export { useState } from 'react';",
    'no-restricted-imports',
  ],
  ...[
    'libs/storefront/server/src/create-storefront-server.ts',
    'libs/server/shop-api/src/create-shop-api.ts',
    'apps/api/src/main.ts',
  ].map(
    (file) =>
      [
        `address → any host (${file})`,
        file,
        'export const read = (path: string) => new URL(path, "http://api.example");',
        'shop/no-url-resolution',
      ] as const,
  ),
];

let refusals: readonly (readonly (string | null)[])[];
beforeAll(() => {
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'lint-texts.mjs')], {
    cwd: WORKSPACE,
    input: JSON.stringify(CASES.map(([, file, code, rule]) => ({ file, code, rule }))),
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  refusals = JSON.parse(stdout) as typeof refusals;
}, LINT_LIMIT_MS);

test.each(CASES.map(([name, , , rule], index) => [name, rule, index] as const))(
  'lint rejects %s',
  (_name, rule, index) => {
    expect(refusals[index]).toContain(rule);
  },
);
