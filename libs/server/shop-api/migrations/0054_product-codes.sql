CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_code" ON "products" USING btree ("channel_id","code");
