CREATE TABLE "user_addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name_kana" text NOT NULL,
	"first_name_kana" text NOT NULL,
	"postal_code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text NOT NULL,
	"phone_number" text NOT NULL,
	"cell_phone_number" text NOT NULL,
	"division_ct" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"is_sender_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"key" text NOT NULL,
	"product_id" integer,
	"product_name" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "cart_shippings" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"key" text NOT NULL,
	"user_address_id" integer,
	"address" jsonb NOT NULL,
	"delivery_id" integer NOT NULL,
	"delivery_at" date,
	"delivery_timezone_key" text
);
--> statement-breakpoint
CREATE TABLE "cart_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer,
	"status" text NOT NULL,
	"merged_by_user_id" integer,
	"payment_id" integer,
	"remarks" text DEFAULT '' NOT NULL,
	"orderer_name" text DEFAULT '' NOT NULL,
	"orderer_email" text DEFAULT '' NOT NULL,
	"orderer_phone_number" text DEFAULT '' NOT NULL,
	"decision_request" text,
	"decision_answer" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_dates" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"date" date NOT NULL,
	"is_closed" boolean NOT NULL,
	"label" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"color_scheme" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_maintenance" boolean DEFAULT false NOT NULL,
	"maintenance_title" text DEFAULT '' NOT NULL,
	"maintenance_message" text DEFAULT '' NOT NULL,
	CONSTRAINT "channels_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"label" text NOT NULL,
	"body" text NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"maker_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carriage_rates" (
	"channel_id" integer NOT NULL,
	"prefecture" text NOT NULL,
	"amount" integer NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "carriage_rates_channel_id_prefecture_pk" PRIMARY KEY("channel_id","prefecture")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"image_id" integer
);
--> statement-breakpoint
CREATE TABLE "checkout_rules" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"free_carriage_from" integer,
	"bank_account" jsonb NOT NULL,
	"payment_due_days" integer NOT NULL,
	"order_no_prefix" text NOT NULL,
	"cut_off_hour" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"discount_percent" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_methods" (
	"channel_id" integer NOT NULL,
	"delivery_id" integer NOT NULL,
	"name" text NOT NULL,
	"is_carriage_free" boolean NOT NULL,
	"is_open_days_only" boolean NOT NULL,
	CONSTRAINT "delivery_methods_channel_id_delivery_id_pk" PRIMARY KEY("channel_id","delivery_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_timezones" (
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "delivery_timezones_channel_id_key_pk" PRIMARY KEY("channel_id","key")
);
--> statement-breakpoint
CREATE TABLE "group_prices" (
	"group_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "group_prices_group_id_product_id_pk" PRIMARY KEY("group_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"path" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "makers" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"image_id" integer
);
--> statement-breakpoint
CREATE TABLE "order_histories" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"product_id" integer,
	"product_key" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"options" jsonb NOT NULL,
	"image" jsonb,
	"unit_price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"subtotal" bigint NOT NULL,
	"tax_rate" integer NOT NULL,
	"tax_amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"payment_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	"bank_account" jsonb,
	"due_on" date
);
--> statement-breakpoint
CREATE TABLE "order_shipping_items" (
	"order_shipping_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_shipping_items_order_shipping_id_order_item_id_pk" PRIMARY KEY("order_shipping_id","order_item_id")
);
--> statement-breakpoint
CREATE TABLE "order_shippings" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"address" jsonb NOT NULL,
	"delivery_id" integer NOT NULL,
	"delivery_name" text NOT NULL,
	"delivery_at" date,
	"earliest_arrival_on" date NOT NULL,
	"delivery_timezone_key" text,
	"delivery_timezone_label" text,
	"carriage" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_tax_amounts" (
	"order_id" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"taxable_amount" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	CONSTRAINT "order_tax_amounts_order_id_tax_rate_pk" PRIMARY KEY("order_id","tax_rate")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer,
	"cart_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"receipt_token_hash" text NOT NULL,
	"status" text NOT NULL,
	"orderer_name" text NOT NULL,
	"orderer_email" text NOT NULL,
	"orderer_phone_number" text NOT NULL,
	"remarks" text NOT NULL,
	"memo" text,
	"cancel_only_ecd_key" text DEFAULT '' NOT NULL,
	"cancel_reason" text,
	"subtotal" bigint NOT NULL,
	"total_packing" bigint NOT NULL,
	"total_carriage" bigint NOT NULL,
	"total_discount" bigint NOT NULL,
	"total_point" bigint NOT NULL,
	"total_tax" bigint NOT NULL,
	"total_payment" bigint NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_cart_id_unique" UNIQUE("cart_id"),
	CONSTRAINT "orders_order_no_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"channel_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_usable" boolean NOT NULL,
	"is_members_only" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "payment_methods_channel_id_payment_id_pk" PRIMARY KEY("channel_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" integer NOT NULL,
	"image_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_images_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_model_categories" (
	"product_model_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "product_model_categories_product_model_id_category_id_pk" PRIMARY KEY("product_model_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_models" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"catch_copy" text NOT NULL,
	"description" text NOT NULL,
	"maker_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"shipping_days" integer NOT NULL,
	"point_percent" integer DEFAULT 1 NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	"recommend_rank" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_search_histories" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer,
	"word" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"product_model_id" integer NOT NULL,
	"key" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"price" integer NOT NULL,
	"before_price" integer,
	"stock" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"initial_stock" integer NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"image_id" integer,
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0 and "products"."reserved" >= 0 and "products"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"current_token_id" text NOT NULL,
	"previous_token_id" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refreshable_until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"department_or_position" text DEFAULT '' NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name_kana" text NOT NULL,
	"first_name_kana" text NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"is_registered_member" boolean DEFAULT true NOT NULL,
	"is_manager" boolean DEFAULT false NOT NULL,
	"is_receive_newsletter" boolean DEFAULT false NOT NULL,
	"is_verified_by_mail" boolean DEFAULT false NOT NULL,
	"is_password_expired" boolean DEFAULT false NOT NULL,
	"reminder_question_ct" integer,
	"mail_error_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_attempts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"attempt_hash" text NOT NULL,
	"client_address" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "verification_attempts_attempt_hash_unique" UNIQUE("attempt_hash")
);
--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_shippings" ADD CONSTRAINT "cart_shippings_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_shippings" ADD CONSTRAINT "cart_shippings_user_address_id_user_addresses_id_fk" FOREIGN KEY ("user_address_id") REFERENCES "public"."user_addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_tokens" ADD CONSTRAINT "cart_tokens_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_merged_by_user_id_users_id_fk" FOREIGN KEY ("merged_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_dates" ADD CONSTRAINT "business_dates_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carriage_rates" ADD CONSTRAINT "carriage_rates_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_rules" ADD CONSTRAINT "checkout_rules_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_groups" ADD CONSTRAINT "customer_groups_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_methods" ADD CONSTRAINT "delivery_methods_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_timezones" ADD CONSTRAINT "delivery_timezones_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_prices" ADD CONSTRAINT "group_prices_group_id_customer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_prices" ADD CONSTRAINT "group_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makers" ADD CONSTRAINT "makers_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makers" ADD CONSTRAINT "makers_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_histories" ADD CONSTRAINT "order_histories_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipping_items" ADD CONSTRAINT "order_shipping_items_order_shipping_id_order_shippings_id_fk" FOREIGN KEY ("order_shipping_id") REFERENCES "public"."order_shippings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipping_items" ADD CONSTRAINT "order_shipping_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shippings" ADD CONSTRAINT "order_shippings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tax_amounts" ADD CONSTRAINT "order_tax_amounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_model_categories" ADD CONSTRAINT "product_model_categories_product_model_id_product_models_id_fk" FOREIGN KEY ("product_model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_model_categories" ADD CONSTRAINT "product_model_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_models" ADD CONSTRAINT "product_models_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_models" ADD CONSTRAINT "product_models_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_models" ADD CONSTRAINT "product_models_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search_histories" ADD CONSTRAINT "product_search_histories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search_histories" ADD CONSTRAINT "product_search_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_product_model_id_product_models_id_fk" FOREIGN KEY ("product_model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_group_id_customer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_attempts" ADD CONSTRAINT "verification_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_addresses_user" ON "user_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_addresses_one_default" ON "user_addresses" USING btree ("user_id") WHERE "user_addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "user_addresses_one_sender" ON "user_addresses" USING btree ("user_id") WHERE "user_addresses"."is_sender_default";--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_key" ON "cart_lines" USING btree ("cart_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_shippings_key" ON "cart_shippings" USING btree ("cart_id","key");--> statement-breakpoint
CREATE INDEX "cart_tokens_cart" ON "cart_tokens" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open_per_member" ON "carts" USING btree ("user_id") WHERE "carts"."status" = 'open' and "carts"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "carts_expiry" ON "carts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "business_dates_channel_date" ON "business_dates" USING btree ("channel_id","date");--> statement-breakpoint
CREATE INDEX "news_list" ON "news" USING btree ("channel_id","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_channel_key" ON "brands" USING btree ("channel_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_channel_table_key" ON "categories" USING btree ("channel_id","table_name","key");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_groups_channel_key" ON "customer_groups" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "makers_channel_key" ON "makers" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "order_histories_order" ON "order_histories" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_shippings_order" ON "order_shippings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "product_model_categories_category" ON "product_model_categories" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_models_channel_code" ON "product_models" USING btree ("channel_id","code");--> statement-breakpoint
CREATE INDEX "product_models_list" ON "product_models" USING btree ("channel_id","is_show","recommend_rank");--> statement-breakpoint
CREATE INDEX "product_search_histories_user" ON "product_search_histories" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "products_channel_key" ON "products" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "products_model" ON "products" USING btree ("product_model_id","position");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_channel_email" ON "users" USING btree ("channel_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_channel_username" ON "users" USING btree ("channel_id","username");--> statement-breakpoint
CREATE INDEX "verification_attempts_user" ON "verification_attempts" USING btree ("user_id");