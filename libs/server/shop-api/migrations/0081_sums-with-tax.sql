ALTER TABLE "order_coupons" ADD COLUMN "discount_with_tax" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "subtotal_with_tax" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sums" text DEFAULT 'without-tax' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "amounts_with_tax" jsonb;