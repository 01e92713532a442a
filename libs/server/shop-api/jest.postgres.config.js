import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import config from './jest.config.js';

const SOURCES = path.join(import.meta.dirname, 'src');
/** Who takes nothing from the test API, or only its clock of CPU time, stands on no database and shows the same on either. */
const STANDS_ON_DATABASE = /from '@shop\/testing-api(?!\/cpu-time')/;
/** Brings a PostgreSQL of its own, which the ordinary run has too. */
const BRINGS_POSTGRES = /\bdescribeOnPostgres\(/;
/** Walks over every call for what no database decides; the soak takes them to PostgreSQL. */
const WALK =
  /^http\/(?:forged-host|guest-rate-limits|hostile-fields|no-change|random-requests|rate-limits|request-costs|request-targets)\.spec\.ts$/;
/** What the embedded database hides, since it runs one statement at a time: races about money, stock, points and files. */
const CONCURRENT = /Promise\.all(?:Settled)?\(/;
const MOVES_MONEY =
  /^(?:carts\/(?:changes|decision)|company-statements|handled-requests|order-approvals|payments|points|returns|social-gifts|operator\/(?:import|stock))\//;
/** Every call once with its rejections, and the folders whose statements are written for the database by hand. */
const WRITES_STATEMENTS =
  /^(?:http\/contract-cases|(?:cleanup|constants|db|login-histories|products|search|suggestions|timeseries)[/.])/;
/** The soak runs everything that stands on a database. */
const IS_WHOLE = process.env.SHOP_POSTGRES_WHOLE === '1';

function differsOnPostgres(file) {
  const text = readFileSync(path.join(SOURCES, file), 'utf8');
  if (!STANDS_ON_DATABASE.test(text) || BRINGS_POSTGRES.test(text) || WALK.test(file)) return false;
  return IS_WHOLE || (MOVES_MONEY.test(file) && CONCURRENT.test(text)) || WRITES_STATEMENTS.test(file);
}

const specs = readdirSync(SOURCES, { recursive: true })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.spec.ts') && differsOnPostgres(file));

/** The files that `test-postgres` runs once more on PostgreSQL. */
export default {
  ...config,
  testMatch: specs.map((file) => `<rootDir>/src/${file}`),
};
