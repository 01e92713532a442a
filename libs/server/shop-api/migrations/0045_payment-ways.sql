CREATE TABLE "payment_fee_brackets" (
	"channel_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"up_to" integer NOT NULL,
	"fee" integer NOT NULL,
	CONSTRAINT "payment_fee_brackets_channel_id_payment_id_up_to_pk" PRIMARY KEY("channel_id","payment_id","up_to")
);
--> statement-breakpoint
ALTER TABLE "checkout_rules" ADD COLUMN "convenience_due_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_rules" ADD COLUMN "unpaid_remind_days" integer DEFAULT 2;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "receipt_number" text;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "payment_page" text;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "total_payment_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_fee_brackets" ADD CONSTRAINT "payment_fee_brackets_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Texts say what a way to pay costs, so that a change of its fees is announced.
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE ON "payment_fee_brackets" FOR EACH ROW EXECUTE FUNCTION "announce_of_channel"('settings');--> statement-breakpoint
-- Shops that exist get the ways to pay that came later; their operators decide whether to offer them.
INSERT INTO "payment_methods" ("channel_id", "payment_id", "name", "description", "is_usable", "position")
SELECT "c"."channel_id", "m"."payment_id", "m"."name", "m"."description", false, "m"."payment_id"
FROM "checkout_rules" "c" CROSS JOIN (VALUES
  (5, '代金引換', '商品のお受け取りの際に、配達員へ現金でお支払いください。'),
  (6, 'コンビニ決済', 'ご注文の確定後にお知らせする払込番号で、{{convenience_due_days}}日以内にコンビニエンスストアでお支払いください。ご入金の確認後に発送いたします。'),
  (7, 'QRコード決済', 'ご注文の確定後、決済サービスの画面からQRコード決済のアプリでお支払いいただきます。')
) AS "m" ("payment_id", "name", "description");--> statement-breakpoint
INSERT INTO "payment_fee_brackets" ("channel_id", "payment_id", "up_to", "fee")
SELECT "c"."channel_id", 5, "f"."up_to", "f"."fee"
FROM "checkout_rules" "c" CROSS JOIN (VALUES (10000, 300), (30000, 400), (100000, 600), (300000, 1000)) AS "f" ("up_to", "fee");
