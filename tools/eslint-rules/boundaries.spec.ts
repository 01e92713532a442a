import { spawnSync } from 'node:child_process';
import path from 'node:path';

const WORKSPACE = path.resolve(__dirname, '../..');
/** Each case starts ESLint and reads the project graph anew. */
const CASE_LIMIT_MS = 60_000;

/** The names of the rules that refuse a text at the place of an existing file. */
function refusedBy(file: string, code: string): string[] {
  const eslint = path.join(WORKSPACE, 'node_modules/eslint/bin/eslint.js');
  const { stdout } = spawnSync(
    process.execPath,
    [eslint, '--stdin', '--stdin-filename', file, '-f', 'json'],
    {
      cwd: WORKSPACE,
      input: code,
      encoding: 'utf8',
    },
  );
  const [result] = JSON.parse(stdout) as [{ messages: { ruleId: string }[] }];
  return result.messages.map(({ ruleId }) => ruleId);
}

test.each([
  [
    'core → ui',
    'libs/core/site/src/index.ts',
    "export * from '@shop/ui-kit';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'feature → feature',
    'libs/features/cart/src/index.ts',
    "export * from '@shop/feature-account';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'feature → theme',
    'libs/features/cart/src/index.ts',
    "export * from '@shop/theme-simple';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'shell → theme',
    'libs/storefront/shell/src/index.ts',
    "export * from '@shop/theme-simple';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'browser code → node',
    'libs/core/site/src/index.ts',
    "export { readFileSync } from 'node:fs';",
    'no-restricted-imports',
  ],
  [
    'API → React',
    'libs/server/shop-api/src/index.ts',
    "export { useState } from 'react';",
    'no-restricted-imports',
  ],
])(
  'lint refuses %s',
  (_name, file, code, rule) => {
    expect(refusedBy(file, code)).toContain(rule);
  },
  CASE_LIMIT_MS,
);
