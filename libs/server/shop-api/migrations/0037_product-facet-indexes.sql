CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_models_reviewed" ON "product_models" USING btree ("channel_id","review_score","review_count","id") WHERE is_show;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_colour" ON "products" USING btree ("channel_id","colour","product_model_id") WHERE is_show and colour is not null;
