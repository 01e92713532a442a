CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "product_requests_request" ON "product_requests" USING btree ("request_key");
