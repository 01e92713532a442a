// How the API is bundled, for the build and for development alike.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const WORKSPACE = path.resolve(HERE, '../..');
const SHOP_API = path.join(WORKSPACE, 'libs/server/shop-api');
export const DIST = path.join(HERE, 'dist');

const { dependencies } = JSON.parse(readFileSync(path.join(WORKSPACE, 'package.json'), 'utf8'));

/**
 * The workspace's own packages in one file; installed packages stay where npm put them.
 *
 * @type {import("esbuild").BuildOptions}
 */
export const BUNDLE = {
  entryPoints: [path.join(HERE, 'src/main.ts')],
  outfile: path.join(DIST, 'main.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: Object.keys(dependencies),
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  absWorkingDir: WORKSPACE,
  logLevel: 'warning',
};

/**
 * The operator's command line, beside it.
 *
 * @type {import("esbuild").BuildOptions}
 */
export const OPERATOR_BUNDLE = {
  ...BUNDLE,
  entryPoints: [path.join(HERE, 'src/operator.ts')],
  outfile: path.join(DIST, 'operator.js'),
};

/** Copies the files that the bundle reads at run time: the database's worker and the migrations. */
export function copyCompanions(folder = DIST) {
  rmSync(path.join(folder, 'migrations'), { recursive: true, force: true });
  cpSync(path.join(SHOP_API, 'migrations'), path.join(folder, 'migrations'), { recursive: true });
  const worker = 'embedded-database-worker.mjs';
  cpSync(path.join(SHOP_API, 'src/db', worker), path.join(folder, worker));
}
