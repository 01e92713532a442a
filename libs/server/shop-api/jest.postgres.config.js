import preset from '../../../jest.preset.js';
import { runSpecs } from '../../../jest.specs.mjs';
import { POSTGRES_PART, specsOnPostgres } from './specs-by-database.js';

/** With SHOP_TEST_DATABASE=postgres the test API stands on the server of TEST_DATABASE_URL. */
export default {
  ...preset.node,
  displayName: 'shop-api on PostgreSQL',
  ...runSpecs(`shop-api-postgres-${POSTGRES_PART}`, import.meta.dirname, specsOnPostgres()),
};
