ALTER TABLE "order_items" ADD COLUMN "unit_price_with_tax" bigint;--> statement-breakpoint
ALTER TABLE "order_packings" ADD COLUMN "unit_price_with_tax" bigint;--> statement-breakpoint
ALTER TABLE "order_shippings" ADD COLUMN "carriage_with_tax" bigint;