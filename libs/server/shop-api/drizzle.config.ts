import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './libs/server/shop-api/src/db/schema/*.ts',
  out: './libs/server/shop-api/migrations',
});
