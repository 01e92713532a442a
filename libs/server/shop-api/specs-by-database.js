import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(import.meta.dirname, 'src');
/** Who takes nothing from the test API, or only its clock of CPU time, stands on no database. */
const STANDS_ON_DATABASE = /from '@shop\/testing-api(?!\/cpu-time')/;
/** Brings a PostgreSQL of its own where there is a server, in whichever run. */
const BRINGS_POSTGRES = /\bdescribeOnPostgres\(/;
/** Is about the embedded database, in part. */
const ABOUT_EMBEDDED = /\bdescribeOnEmbedded\(/;
/**
 * Every call once with its rejections, faults, and migrations. The soak runs all specs on the embedded database, whose one
 * connection lets no two transactions run at once.
 */
const CONTRACT = /^(?:http\/contract-cases|db[/.])/;
/** Without a server, and in the soak, the embedded database has everything. */
const HAS_SERVER = Boolean(process.env.TEST_DATABASE_URL) && process.env.SHOP_EMBEDDED_WHOLE !== '1';

/**
 * A spec by its path in the sources, with its text.
 *
 * @typedef {{ readonly file: string, readonly text: string }} Spec
 */

const specs = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.spec.ts') && !file.endsWith('.timing.spec.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(SOURCES, file), 'utf8') }));

/** @param {Spec} spec */
const isIndependent = ({ text }) => !STANDS_ON_DATABASE.test(text) || BRINGS_POSTGRES.test(text);

/** @param {Spec} spec */
const runsOnBoth = ({ file, text }) => ABOUT_EMBEDDED.test(text) || CONTRACT.test(file);

/** @param {readonly Spec[]} found */
const asPaths = (found) => found.map(({ file }) => path.join(SOURCES, file));

/** Two processes share the specs on PostgreSQL: SHOP_SPECS_PART is `1/2` or `2/2`. Without it one runs all. */
const [part = 1, parts = 1] = (process.env.SHOP_SPECS_PART ?? '').split('/').filter(Boolean).map(Number);
export const POSTGRES_PART = part;

/** The specs that `test-postgres-1` and `-2` run, where there is a server: all that stand on a database. */
export const specsOnPostgres = () =>
  asPaths(specs.filter((spec) => !isIndependent(spec)).filter((_, index) => index % parts === part - 1));

/**
 * The specs that `test` runs, on the embedded database: those that stand on none, and those about what the two databases
 * could do differently; all of them where there is no server.
 */
export const specsOnEmbedded = () =>
  asPaths(specs.filter((spec) => !HAS_SERVER || isIndependent(spec) || runsOnBoth(spec)));
