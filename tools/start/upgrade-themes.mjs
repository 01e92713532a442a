// `npm run theme -- upgrade`: the migrations that themes made for an older version of the platform need.
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE, fail } from './platform.mjs';

/** What Nx reads the migrations from that it runs, and what runs them remove. */
const PLAN = path.join(WORKSPACE, 'migrations.json');
const COLLECTION = path.join(WORKSPACE, 'tools/generators/migrations.json');
const VERSION = /^\d+\.\d+\.\d+$/;

/**
 * @param {string} a
 * @param {string} b
 */
const compareVersions = (a, b) => a.localeCompare(b, 'en', { numeric: true });

/** The versions of the platform that the themes of the shops' apps were made or accepted for. */
function notedVersions() {
  const folders = readdirSync(path.join(WORKSPACE, 'apps')).filter((app) => app.startsWith('storefront-'));
  return folders.flatMap((app) => {
    const code = path.join(WORKSPACE, 'apps', app, 'app');
    return readdirSync(code)
      .map((theme) => path.join(code, theme, 'base/platform.json'))
      .filter((note) => existsSync(note))
      .map((note) => /** @type {{ version: string }} */ (JSON.parse(readFileSync(note, 'utf8'))).version);
  });
}

/**
 * The migrations that came after a version, the oldest first.
 *
 * @param {string} from
 */
function migrationsAfter(from) {
  /** @type {{ generators: Record<string, { version: string; description: string; implementation: string }> }} */
  const { generators } = JSON.parse(readFileSync(COLLECTION, 'utf8'));
  return Object.entries(generators)
    .map(([name, migration]) => ({ package: '@shop/generators', name, ...migration }))
    .filter(({ version }) => compareVersions(version, from) > 0)
    .toSorted((a, b) => compareVersions(a.version, b.version));
}

/**
 * Runs the migrations since the oldest version that a theme notes, or since `--from=0.1.0`, by `nx migrate`. A migration
 * changes nothing that it has changed already.
 *
 * @param {readonly string[]} args
 * @param {(program: string, args: readonly string[], env: Readonly<Record<string, string>>) => Promise<number>} run
 */
export async function upgradeThemes(args, run) {
  const given = args.find((arg) => arg.startsWith('--from='))?.slice('--from='.length);
  if (given !== undefined && !VERSION.test(given))
    fail(`--from は 0.1.0 のように指定してください / --from is a version such as 0.1.0: ${given}`);
  const from = given ?? notedVersions().toSorted(compareVersions)[0];
  if (from === undefined)
    fail(
      'どのテーマにもバージョンの記録がありません。--from=0.1.0 のように指定してください / No theme notes a version: say --from=0.1.0',
    );
  const migrations = migrationsAfter(from);
  if (migrations.length === 0) {
    process.stdout.write(`${from} から変更はありません / nothing has changed for themes since ${from}\n`);
    return 0;
  }
  writeFileSync(PLAN, JSON.stringify({ migrations }));
  try {
    // Nx requires the implementation of a migration as it stands, in TypeScript.
    return await run('nx/dist/bin/nx.js', ['migrate', '--run-migrations=migrations.json', '--skip-install'], {
      NX_MIGRATE_USE_LOCAL: 'true',
      NODE_OPTIONS: '--require @swc-node/register',
    });
  } finally {
    rmSync(PLAN, { force: true });
  }
}
