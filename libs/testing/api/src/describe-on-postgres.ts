/**
 * Tests that need a PostgreSQL server of their own kind. Without TEST_DATABASE_URL they are reported as skipped, and
 * `npm test` says that PostgreSQL was not run.
 */
export const describeOnPostgres = process.env['TEST_DATABASE_URL'] === undefined ? describe.skip : describe;
