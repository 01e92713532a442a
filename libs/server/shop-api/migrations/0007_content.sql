CREATE TABLE "banners" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"area" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"link_url" text,
	"image_id" integer NOT NULL,
	"download_name" text NOT NULL,
	"position" integer NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"label" text NOT NULL,
	"excerpt" text NOT NULL,
	"body" text NOT NULL,
	"author" text NOT NULL,
	"image_id" integer,
	"is_show" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogs" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image_id" integer,
	"page_count" integer NOT NULL,
	"published_on" date NOT NULL,
	"flip_book_id" integer,
	"is_orderable" boolean DEFAULT true NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_models" (
	"collection_id" integer NOT NULL,
	"product_model_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_models_collection_id_product_model_id_pk" PRIMARY KEY("collection_id","product_model_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"alias" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_id" integer,
	"is_show" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flip_book_pages" (
	"flip_book_id" integer NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"image_id" integer NOT NULL,
	"product_model_id" integer,
	CONSTRAINT "flip_book_pages_flip_book_id_number_pk" PRIMARY KEY("flip_book_id","number")
);
--> statement-breakpoint
CREATE TABLE "flip_books" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image_id" integer,
	"is_show" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qa_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qas" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"qa_category_id" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stylist_look_models" (
	"stylist_look_id" integer NOT NULL,
	"product_model_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "stylist_look_models_stylist_look_id_product_model_id_pk" PRIMARY KEY("stylist_look_id","product_model_id")
);
--> statement-breakpoint
CREATE TABLE "stylist_looks" (
	"id" serial PRIMARY KEY NOT NULL,
	"stylist_id" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"image_id" integer,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stylists" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"role" text NOT NULL,
	"profile" text NOT NULL,
	"image_id" integer,
	"is_show" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "display_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"page_names" jsonb NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"is_hideable" boolean DEFAULT true NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_areas" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landing_page_coupons" (
	"landing_page_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "landing_page_coupons_landing_page_id_coupon_id_pk" PRIMARY KEY("landing_page_id","coupon_id")
);
--> statement-breakpoint
CREATE TABLE "landing_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"layout" text DEFAULT 'default' NOT NULL,
	"is_show_header" boolean DEFAULT true NOT NULL,
	"is_show_footer" boolean DEFAULT true NOT NULL,
	"body" text NOT NULL,
	"redirect_url" text,
	"image_id" integer,
	"is_show" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layout_blocks" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"page" text NOT NULL,
	"position" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_layouts" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"page" text NOT NULL,
	"layout" text NOT NULL,
	"is_show_header" boolean DEFAULT true NOT NULL,
	"is_show_footer" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"layout" text DEFAULT 'default' NOT NULL,
	"body" text NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_reads" (
	"user_id" integer NOT NULL,
	"news_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_reads_user_id_news_id_pk" PRIMARY KEY("user_id","news_id")
);
--> statement-breakpoint
CREATE TABLE "ecommerce_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"name" text NOT NULL,
	"args" jsonb NOT NULL,
	"cart_id" integer,
	"logreco_rcmd_ct" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"image_id" integer,
	"link_url" text,
	"link_text" text DEFAULT '' NOT NULL,
	"pages" jsonb NOT NULL,
	"event_name" text,
	"frequency" text NOT NULL,
	"position" integer NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_model_tags" (
	"product_model_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "product_model_tags_product_model_id_tag_id_pk" PRIMARY KEY("product_model_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"position" integer NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer,
	"dir" text NOT NULL,
	"path" text NOT NULL,
	"original_name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_flip_book_id_flip_books_id_fk" FOREIGN KEY ("flip_book_id") REFERENCES "public"."flip_books"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_models" ADD CONSTRAINT "collection_models_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_models" ADD CONSTRAINT "collection_models_product_model_id_product_models_id_fk" FOREIGN KEY ("product_model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flip_book_pages" ADD CONSTRAINT "flip_book_pages_flip_book_id_flip_books_id_fk" FOREIGN KEY ("flip_book_id") REFERENCES "public"."flip_books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flip_book_pages" ADD CONSTRAINT "flip_book_pages_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flip_book_pages" ADD CONSTRAINT "flip_book_pages_product_model_id_product_models_id_fk" FOREIGN KEY ("product_model_id") REFERENCES "public"."product_models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flip_books" ADD CONSTRAINT "flip_books_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flip_books" ADD CONSTRAINT "flip_books_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_categories" ADD CONSTRAINT "qa_categories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_categories" ADD CONSTRAINT "qa_categories_parent_id_qa_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."qa_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qas" ADD CONSTRAINT "qas_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qas" ADD CONSTRAINT "qas_qa_category_id_qa_categories_id_fk" FOREIGN KEY ("qa_category_id") REFERENCES "public"."qa_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylist_look_models" ADD CONSTRAINT "stylist_look_models_stylist_look_id_stylist_looks_id_fk" FOREIGN KEY ("stylist_look_id") REFERENCES "public"."stylist_looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylist_look_models" ADD CONSTRAINT "stylist_look_models_product_model_id_product_models_id_fk" FOREIGN KEY ("product_model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylist_looks" ADD CONSTRAINT "stylist_looks_stylist_id_stylists_id_fk" FOREIGN KEY ("stylist_id") REFERENCES "public"."stylists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylist_looks" ADD CONSTRAINT "stylist_looks_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylists" ADD CONSTRAINT "stylists_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylists" ADD CONSTRAINT "stylists_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "display_messages" ADD CONSTRAINT "display_messages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_areas" ADD CONSTRAINT "free_areas_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_page_coupons" ADD CONSTRAINT "landing_page_coupons_landing_page_id_landing_pages_id_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_page_coupons" ADD CONSTRAINT "landing_page_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layout_blocks" ADD CONSTRAINT "layout_blocks_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_layouts" ADD CONSTRAINT "page_layouts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "static_pages" ADD CONSTRAINT "static_pages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecommerce_events" ADD CONSTRAINT "ecommerce_events_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecommerce_events" ADD CONSTRAINT "ecommerce_events_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_model_tags" ADD CONSTRAINT "product_model_tags_product_model_id_product_models_id_fk" FOREIGN KEY ("product_model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_model_tags" ADD CONSTRAINT "product_model_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banners_area" ON "banners" USING btree ("channel_id","area","position");--> statement-breakpoint
CREATE INDEX "blogs_list" ON "blogs" USING btree ("channel_id","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogs_channel_key" ON "catalogs" USING btree ("channel_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_channel_alias" ON "collections" USING btree ("channel_id","alias");--> statement-breakpoint
CREATE UNIQUE INDEX "flip_books_channel_key" ON "flip_books" USING btree ("channel_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "qa_categories_channel_key" ON "qa_categories" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "qas_category" ON "qas" USING btree ("qa_category_id","position");--> statement-breakpoint
CREATE INDEX "stylist_looks_stylist" ON "stylist_looks" USING btree ("stylist_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "stylists_channel_key" ON "stylists" USING btree ("channel_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "display_messages_channel_code" ON "display_messages" USING btree ("channel_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "free_areas_channel_code" ON "free_areas" USING btree ("channel_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "landing_pages_channel_slug" ON "landing_pages" USING btree ("channel_id","slug");--> statement-breakpoint
CREATE INDEX "layout_blocks_page" ON "layout_blocks" USING btree ("channel_id","page","position");--> statement-breakpoint
CREATE UNIQUE INDEX "page_layouts_channel_page" ON "page_layouts" USING btree ("channel_id","page");--> statement-breakpoint
CREATE UNIQUE INDEX "static_pages_channel_url" ON "static_pages" USING btree ("channel_id","url");--> statement-breakpoint
CREATE INDEX "news_reads_news" ON "news_reads" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "ecommerce_events_newest" ON "ecommerce_events" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "popups_channel_code" ON "popups" USING btree ("channel_id","code");--> statement-breakpoint
CREATE INDEX "product_model_tags_tag" ON "product_model_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_channel_key" ON "tags" USING btree ("channel_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_path" ON "uploads" USING btree ("path");