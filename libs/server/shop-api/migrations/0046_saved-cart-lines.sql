CREATE TABLE "saved_cart_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"user_id" integer,
	"cart_id" integer,
	"product_id" integer NOT NULL,
	"uos_id" integer,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_cart_lines_one_owner" CHECK (("saved_cart_lines"."user_id" is null) <> ("saved_cart_lines"."cart_id" is null)),
	CONSTRAINT "saved_cart_lines_quantity" CHECK ("saved_cart_lines"."quantity" between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_cart_lines" ADD CONSTRAINT "saved_cart_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cart_lines" ADD CONSTRAINT "saved_cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cart_lines" ADD CONSTRAINT "saved_cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cart_lines" ADD CONSTRAINT "saved_cart_lines_uos_id_product_uos_id_fk" FOREIGN KEY ("uos_id") REFERENCES "public"."product_uos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_cart_lines_user" ON "saved_cart_lines" USING btree ("user_id") WHERE "saved_cart_lines"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_cart_lines_cart" ON "saved_cart_lines" USING btree ("cart_id") WHERE "saved_cart_lines"."cart_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_cart_lines_product" ON "saved_cart_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "saved_cart_lines_uos" ON "saved_cart_lines" USING btree ("uos_id") WHERE "saved_cart_lines"."uos_id" is not null;