CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_entries_channel" ON "audit_entries" USING btree ("channel_id") WHERE "audit_entries"."channel_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookmarks_product" ON "bookmarks" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "uos_group_prices_group" ON "uos_group_prices" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cart_lines_parent" ON "cart_lines" USING btree ("parent_id") WHERE "cart_lines"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cart_lines_product" ON "cart_lines" USING btree ("product_id") WHERE "cart_lines"."product_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cart_lines_shipping" ON "cart_lines" USING btree ("shipping_id") WHERE "cart_lines"."shipping_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cart_lines_uos" ON "cart_lines" USING btree ("uos_id") WHERE "cart_lines"."uos_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cart_packings_packing" ON "cart_packings" USING btree ("packing_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cart_packings_shipping" ON "cart_packings" USING btree ("shipping_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cart_shippings_user_address" ON "cart_shippings" USING btree ("user_address_id") WHERE "cart_shippings"."user_address_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "carts_channel" ON "carts" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "carts_merged_by_user" ON "carts" USING btree ("merged_by_user_id") WHERE "carts"."merged_by_user_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "carts_user" ON "carts" USING btree ("user_id") WHERE "carts"."user_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "banners_image" ON "banners" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "blogs_image" ON "blogs" USING btree ("image_id") WHERE "blogs"."image_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "catalogs_flip_book" ON "catalogs" USING btree ("flip_book_id") WHERE "catalogs"."flip_book_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "catalogs_image" ON "catalogs" USING btree ("image_id") WHERE "catalogs"."image_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "collection_models_product_model" ON "collection_models" USING btree ("product_model_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "collections_image" ON "collections" USING btree ("image_id") WHERE "collections"."image_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "flip_book_pages_image" ON "flip_book_pages" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "flip_book_pages_product_model" ON "flip_book_pages" USING btree ("product_model_id") WHERE "flip_book_pages"."product_model_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "flip_books_image" ON "flip_books" USING btree ("image_id") WHERE "flip_books"."image_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "qa_categories_parent" ON "qa_categories" USING btree ("parent_id") WHERE "qa_categories"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "qas_channel" ON "qas" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stylist_look_models_product_model" ON "stylist_look_models" USING btree ("product_model_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stylist_looks_image" ON "stylist_looks" USING btree ("image_id") WHERE "stylist_looks"."image_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stylists_image" ON "stylists" USING btree ("image_id") WHERE "stylists"."image_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "landing_page_coupons_coupon" ON "landing_page_coupons" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "landing_pages_image" ON "landing_pages" USING btree ("image_id") WHERE "landing_pages"."image_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cart_coupons_coupon" ON "cart_coupons" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "coupons_group" ON "coupons" USING btree ("group_id") WHERE "coupons"."group_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_coupons_coupon" ON "order_coupons" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_coupons_order" ON "user_coupons" USING btree ("order_id") WHERE "user_coupons"."order_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_requests_channel" ON "product_requests" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_reviews_user" ON "product_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "system_messages_group" ON "system_messages" USING btree ("group_id") WHERE "system_messages"."group_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "system_messages_user" ON "system_messages" USING btree ("user_id") WHERE "system_messages"."user_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_histories_channel" ON "product_histories" USING btree ("channel_id","viewed_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_histories_product" ON "product_histories" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "oauth_attempts_channel" ON "oauth_attempts" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "oauth_attempts_link_user" ON "oauth_attempts" USING btree ("link_user_id") WHERE "oauth_attempts"."link_user_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "brands_maker" ON "brands" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "catalog_orders_user" ON "catalog_orders" USING btree ("user_id") WHERE "catalog_orders"."user_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "categories_image" ON "categories" USING btree ("image_id") WHERE "categories"."image_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "categories_parent" ON "categories" USING btree ("parent_id") WHERE "categories"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ecommerce_events_cart" ON "ecommerce_events" USING btree ("cart_id") WHERE "ecommerce_events"."cart_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "group_prices_product" ON "group_prices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "images_channel" ON "images" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "inquiries_category" ON "inquiries" USING btree ("category_id") WHERE "inquiries"."category_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "inquiry_files_upload" ON "inquiry_files" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mail_tokens_target_channel" ON "mail_tokens" USING btree ("target_channel_id") WHERE "mail_tokens"."target_channel_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_channel" ON "mails" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "makers_image" ON "makers" USING btree ("image_id") WHERE "makers"."image_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_items_parent" ON "order_items" USING btree ("parent_id") WHERE "order_items"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_items_product" ON "order_items" USING btree ("product_id") WHERE "order_items"."product_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_shipping_items_order_item" ON "order_shipping_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_channel" ON "orders" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_transactions_channel" ON "payment_transactions" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "point_entries_order" ON "point_entries" USING btree ("order_id") WHERE "point_entries"."order_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "popups_image" ON "popups" USING btree ("image_id") WHERE "popups"."image_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_images_image" ON "product_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_search_histories_channel" ON "product_search_histories" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_image" ON "products" USING btree ("image_id") WHERE "products"."image_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "restock_notices_channel" ON "restock_notices" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "restock_notices_product" ON "restock_notices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "uploads_channel" ON "uploads" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "uploads_user" ON "uploads" USING btree ("user_id") WHERE "uploads"."user_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_group" ON "users" USING btree ("group_id");