-- An import that is under way has staged its prices without tax: its lease is over, so that it ends and changes nothing.
UPDATE "imports" SET "leased_until" = clock_timestamp() - interval '1 second' WHERE "switched_at" IS NULL;--> statement-breakpoint
-- Prices and fees are kept as the shop states them from now on: shops that state them with tax keep what their pages have
-- said so far, which is the price without tax and the tax on it, rounded down to the yen.
UPDATE "group_prices" SET "price" = ("group_prices"."price" + "group_prices"."price"::bigint * "product_models"."tax_rate" / 100)::int
FROM "products", "product_models", "channels"
WHERE "products"."id" = "group_prices"."product_id" AND "product_models"."id" = "products"."product_model_id"
  AND "channels"."id" = "products"."channel_id"
  AND coalesce("channels"."settings" ->> 'PRICE.SUMS', 'with-tax') = 'with-tax';--> statement-breakpoint
UPDATE "uos_group_prices" SET "price" = ("uos_group_prices"."price" + "uos_group_prices"."price"::bigint * "product_models"."tax_rate" / 100)::int
FROM "product_uos", "products", "product_models", "channels"
WHERE "product_uos"."id" = "uos_group_prices"."uos_id" AND "products"."id" = "product_uos"."product_id"
  AND "product_models"."id" = "products"."product_model_id" AND "channels"."id" = "products"."channel_id"
  AND coalesce("channels"."settings" ->> 'PRICE.SUMS', 'with-tax') = 'with-tax';--> statement-breakpoint
UPDATE "product_uos" SET "price" = ("product_uos"."price" + "product_uos"."price"::bigint * "product_models"."tax_rate" / 100)::int
FROM "products", "product_models", "channels"
WHERE "products"."id" = "product_uos"."product_id" AND "product_models"."id" = "products"."product_model_id"
  AND "channels"."id" = "products"."channel_id"
  AND coalesce("channels"."settings" ->> 'PRICE.SUMS', 'with-tax') = 'with-tax';--> statement-breakpoint
UPDATE "products" SET "price" = ("products"."price" + "products"."price"::bigint * "product_models"."tax_rate" / 100)::int,
  "before_price" = ("products"."before_price" + "products"."before_price"::bigint * "product_models"."tax_rate" / 100)::int
FROM "product_models", "channels"
WHERE "product_models"."id" = "products"."product_model_id" AND "channels"."id" = "products"."channel_id"
  AND coalesce("channels"."settings" ->> 'PRICE.SUMS', 'with-tax') = 'with-tax';--> statement-breakpoint
UPDATE "packings" SET "price" = "packings"."price" + "packings"."price" / 10
FROM "channels"
WHERE "channels"."id" = "packings"."channel_id"
  AND coalesce("channels"."settings" ->> 'PRICE.SUMS', 'with-tax') = 'with-tax';--> statement-breakpoint
UPDATE "carriage_rates" SET "amount" = "amount" + "amount" / 10
FROM "channels"
WHERE "channels"."id" = "carriage_rates"."channel_id"
  AND coalesce("channels"."settings" ->> 'PRICE.SUMS', 'with-tax') = 'with-tax';--> statement-breakpoint
UPDATE "payment_fee_brackets" SET "fee" = "fee" + "fee" / 10
FROM "channels"
WHERE "channels"."id" = "payment_fee_brackets"."channel_id"
  AND coalesce("channels"."settings" ->> 'PRICE.SUMS', 'with-tax') = 'with-tax';--> statement-breakpoint
UPDATE "channels" SET "settings" = "settings" || jsonb_build_object('ORDER.SOCIAL_GIFT.CARRIAGE',
  ("settings" ->> 'ORDER.SOCIAL_GIFT.CARRIAGE')::int + ("settings" ->> 'ORDER.SOCIAL_GIFT.CARRIAGE')::int / 10)
WHERE "settings" ? 'ORDER.SOCIAL_GIFT.CARRIAGE'
  AND coalesce("settings" ->> 'PRICE.SUMS', 'with-tax') = 'with-tax';--> statement-breakpoint
-- What the fee of a gift was where none is set: the new default is with tax.
UPDATE "channels" SET "settings" = "settings" || jsonb_build_object('ORDER.SOCIAL_GIFT.CARRIAGE', 800)
WHERE NOT "settings" ? 'ORDER.SOCIAL_GIFT.CARRIAGE'
  AND coalesce("settings" ->> 'PRICE.SUMS', 'with-tax') = 'without-tax';
