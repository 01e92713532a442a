ALTER TABLE "orders" ADD COLUMN "orderer_company_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "orderer_department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lot_size" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Every row has 1: the next migration looks through them without keeping the shop from writing.
ALTER TABLE "products" ADD CONSTRAINT "products_lot_size" CHECK ("products"."lot_size" >= 1) NOT VALID;--> statement-breakpoint
UPDATE "payment_methods"
SET "description" = '商品の発送後に、請求書（PDF）を注文詳細の画面からダウンロードいただけます。請求書に記載の口座へお振り込みください。'
WHERE "payment_id" = 2 AND "description" = '商品の発送後に請求書をお送りします。請求書に記載の口座へお振り込みください。';
