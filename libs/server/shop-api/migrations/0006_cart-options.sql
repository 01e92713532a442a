CREATE TABLE "packings" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" integer NOT NULL,
	"noshi_titles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "packings_price" CHECK ("packings"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_accessories" (
	"product_id" integer NOT NULL,
	"accessory_id" integer NOT NULL,
	"quantity_rule" text NOT NULL,
	"max_per_piece" integer DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_accessories_product_id_accessory_id_pk" PRIMARY KEY("product_id","accessory_id"),
	CONSTRAINT "product_accessories_max" CHECK ("product_accessories"."max_per_piece" >= 1)
);
--> statement-breakpoint
CREATE TABLE "product_uos" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"pieces" integer NOT NULL,
	"price" integer NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_uos_pieces" CHECK ("product_uos"."pieces" >= 1 and "product_uos"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "uos_group_prices" (
	"uos_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "uos_group_prices_uos_id_group_id_pk" PRIMARY KEY("uos_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "cart_packings" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"cart_id" integer NOT NULL,
	"shipping_id" integer NOT NULL,
	"packing_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"noshi_title" text DEFAULT '' NOT NULL,
	"noshi_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "cart_packings_quantity" CHECK ("cart_packings"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "cart_coupons" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"coupon_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_coupons" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"holder" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"discount" bigint NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_packings" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_shipping_id" integer NOT NULL,
	"packing_key" text NOT NULL,
	"name" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"noshi_title" text NOT NULL,
	"noshi_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_gifts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"receiver_name" text NOT NULL,
	"receiver_email" text,
	"message" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "social_gifts_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "social_gifts_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "cart_shippings" ALTER COLUMN "address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_shippings" ALTER COLUMN "address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "uos_id" integer;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "shipping_id" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "payment_error" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "receiver" jsonb;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "coupon_discount_parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "pieces_per_unit" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "uos_name" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "grant_point" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "points_granted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "packings" ADD CONSTRAINT "packings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_accessories" ADD CONSTRAINT "product_accessories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_accessories" ADD CONSTRAINT "product_accessories_accessory_id_products_id_fk" FOREIGN KEY ("accessory_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_uos" ADD CONSTRAINT "product_uos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uos_group_prices" ADD CONSTRAINT "uos_group_prices_uos_id_product_uos_id_fk" FOREIGN KEY ("uos_id") REFERENCES "public"."product_uos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uos_group_prices" ADD CONSTRAINT "uos_group_prices_group_id_customer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_packings" ADD CONSTRAINT "cart_packings_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_packings" ADD CONSTRAINT "cart_packings_shipping_id_cart_shippings_id_fk" FOREIGN KEY ("shipping_id") REFERENCES "public"."cart_shippings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_packings" ADD CONSTRAINT "cart_packings_packing_id_packings_id_fk" FOREIGN KEY ("packing_id") REFERENCES "public"."packings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_coupons" ADD CONSTRAINT "order_coupons_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_coupons" ADD CONSTRAINT "order_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_packings" ADD CONSTRAINT "order_packings_order_shipping_id_order_shippings_id_fk" FOREIGN KEY ("order_shipping_id") REFERENCES "public"."order_shippings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_gifts" ADD CONSTRAINT "social_gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "packings_channel_key" ON "packings" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "product_accessories_accessory" ON "product_accessories" USING btree ("accessory_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_uos_key" ON "product_uos" USING btree ("product_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_packings_key" ON "cart_packings" USING btree ("cart_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_coupons_once" ON "cart_coupons" USING btree ("cart_id","coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_coupons_once" ON "order_coupons" USING btree ("coupon_id","holder") WHERE "order_coupons"."released_at" is null;--> statement-breakpoint
CREATE INDEX "order_coupons_order" ON "order_coupons" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_packings_shipping" ON "order_packings" USING btree ("order_shipping_id");--> statement-breakpoint
CREATE INDEX "social_gifts_waiting" ON "social_gifts" USING btree ("status","expires_at");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_uos_id_product_uos_id_fk" FOREIGN KEY ("uos_id") REFERENCES "public"."product_uos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_parent_id_cart_lines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cart_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_shipping_id_cart_shippings_id_fk" FOREIGN KEY ("shipping_id") REFERENCES "public"."cart_shippings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_parent_id_order_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_points" CHECK ("carts"."points" >= 0);