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
  /^http\/(?:forged-host|guest-rate-limits|hostile-fields|no-change|random-requests|rate-limits|request-costs)\.spec\.ts$/;

function differsOnPostgres(file) {
  const text = readFileSync(path.join(SOURCES, file), 'utf8');
  return STANDS_ON_DATABASE.test(text) && !BRINGS_POSTGRES.test(text) && !WALK.test(file);
}

const specs = readdirSync(SOURCES, { recursive: true })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.spec.ts') && differsOnPostgres(file));

/** The files that `test-postgres` runs once more on PostgreSQL. */
export default {
  ...config,
  testMatch: specs.map((file) => `<rootDir>/src/${file}`),
};
