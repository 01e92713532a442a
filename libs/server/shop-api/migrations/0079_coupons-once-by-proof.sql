-- Whether the members of old orders had proved their mailbox is not stored. Who has proved one by now counts as if so, and so does
-- who has left: no coupon comes back by registering again. What guests used counts against guests alone, as of new orders: nobody
-- can have used up a member's coupon in the member's name. It may run again after an interruption.
DO $$
BEGIN
  UPDATE "order_coupons" SET "is_proved" = true
  FROM "orders" INNER JOIN "users" ON "users"."id" = "orders"."user_id"
  WHERE "orders"."id" = "order_coupons"."order_id" AND NOT "order_coupons"."is_proved"
    AND ("users"."email_verified_at" IS NOT NULL OR "users"."left_at" IS NOT NULL)
    AND NOT EXISTS (
      SELECT 1 FROM "order_coupons" AS "proved" WHERE "proved"."coupon_id" = "order_coupons"."coupon_id"
        AND "proved"."holder" = "order_coupons"."holder" AND "proved"."is_proved" AND "proved"."released_at" IS NULL
    );
END $$;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "order_coupons_use" ON "order_coupons" USING btree ("coupon_id","holder","is_proved") WHERE "order_coupons"."released_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_coupons_once";
