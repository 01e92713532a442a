CREATE TABLE "order_return_exchanges" (
	"return_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"product_id" integer,
	"product_key" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"options" jsonb NOT NULL,
	CONSTRAINT "order_return_exchanges_return_id_order_item_id_pk" PRIMARY KEY("return_id","order_item_id")
);
--> statement-breakpoint
ALTER TABLE "cart_shippings" ADD COLUMN "pickup" jsonb;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "kind" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "order_shippings" ADD COLUMN "pickup" jsonb;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "pickup" jsonb;--> statement-breakpoint
ALTER TABLE "order_return_exchanges" ADD CONSTRAINT "order_return_exchanges_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_exchanges" ADD CONSTRAINT "order_return_exchanges_item" FOREIGN KEY ("return_id","order_item_id") REFERENCES "public"."order_return_items"("return_id","order_item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_return_exchanges_product" ON "order_return_exchanges" USING btree ("product_id") WHERE "order_return_exchanges"."product_id" is not null;