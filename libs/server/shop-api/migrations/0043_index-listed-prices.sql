CREATE INDEX CONCURRENTLY IF NOT EXISTS "listed_models_price" ON "listed_models" USING btree ("channel_id","price","id") INCLUDE ("category_ids") WHERE is_show and price is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "listed_models_categories" ON "listed_models" USING gin ("category_ids");
