-- What goods must reach is kept as the shop states amounts from now on: shops that state them with tax keep the limit that
-- their pages have said so far.
UPDATE "checkout_rules" SET "free_carriage_from" = "free_carriage_from" + "free_carriage_from" / 10
FROM "channels"
WHERE "channels"."id" = "checkout_rules"."channel_id"
  AND coalesce("channels"."settings" ->> 'PRICE.SUMS', 'with-tax') = 'with-tax';--> statement-breakpoint
UPDATE "coupons" SET "minimum_subtotal" = "minimum_subtotal" + "minimum_subtotal" / 10
FROM "channels"
WHERE "channels"."id" = "coupons"."channel_id"
  AND coalesce("channels"."settings" ->> 'PRICE.SUMS', 'with-tax') = 'with-tax';
