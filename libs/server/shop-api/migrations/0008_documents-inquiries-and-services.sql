CREATE TABLE "document_issuers" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"postal_code" text NOT NULL,
	"address" text NOT NULL,
	"phone_number" text NOT NULL,
	"registration_number" text NOT NULL,
	"quotation_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_receipts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"addressee" text DEFAULT '' NOT NULL,
	"honorific" text DEFAULT '様' NOT NULL,
	"proviso" text DEFAULT '' NOT NULL,
	"issued_count" integer DEFAULT 0 NOT NULL,
	"first_issued_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalog_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer,
	"number" text NOT NULL,
	"email" text NOT NULL,
	"address" jsonb NOT NULL,
	"catalogs" jsonb NOT NULL,
	"remarks" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalog_orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer,
	"category_id" integer,
	"number" text NOT NULL,
	"prepare_key_hash" text,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company_name" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiries_number_unique" UNIQUE("number"),
	CONSTRAINT "inquiries_prepare_key_hash_unique" UNIQUE("prepare_key_hash")
);
--> statement-breakpoint
CREATE TABLE "inquiry_comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"inquiry_id" integer NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"inquiry_id" integer NOT NULL,
	"upload_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_embroideries" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"script" text NOT NULL,
	"font" text NOT NULL,
	"colour" text NOT NULL,
	"position" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restock_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "restock_notices_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "school_members" (
	"school_id" integer NOT NULL,
	"member_number" text NOT NULL,
	CONSTRAINT "school_members_school_id_member_number_pk" PRIMARY KEY("school_id","member_number")
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"password_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_issuers" ADD CONSTRAINT "document_issuers_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipts" ADD CONSTRAINT "order_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_orders" ADD CONSTRAINT "catalog_orders_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_orders" ADD CONSTRAINT "catalog_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_comments" ADD CONSTRAINT "inquiry_comments_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_files" ADD CONSTRAINT "inquiry_files_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_files" ADD CONSTRAINT "inquiry_files_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_embroideries" ADD CONSTRAINT "name_embroideries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_notices" ADD CONSTRAINT "restock_notices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_notices" ADD CONSTRAINT "restock_notices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_members" ADD CONSTRAINT "school_members_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_orders_channel" ON "catalog_orders" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_user" ON "inquiries" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "inquiries_channel" ON "inquiries" USING btree ("channel_id","status","updated_at");--> statement-breakpoint
CREATE INDEX "inquiry_comments_inquiry" ON "inquiry_comments" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_files_once" ON "inquiry_files" USING btree ("inquiry_id","upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "restock_notices_waiting" ON "restock_notices" USING btree ("product_id","email") WHERE "restock_notices"."notified_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "schools_channel_code" ON "schools" USING btree ("channel_id","code");