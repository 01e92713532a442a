CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "user_addresses_request" ON "user_addresses" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "inquiry_comments_request" ON "inquiry_comments" USING btree ("inquiry_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "measurements_request" ON "measurements" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "user_cards_request" ON "user_cards" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "user_memorials_request" ON "user_memorials" USING btree ("user_id","request_key");
