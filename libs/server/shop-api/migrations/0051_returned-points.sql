ALTER TABLE "order_returns" ADD COLUMN "points_refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "points_revoked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "point_uses" ADD COLUMN "is_owed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_points" CHECK ("order_returns"."points_refunded" >= 0 and "order_returns"."points_revoked" >= 0
        and ("order_returns"."status" = 'completed' or "order_returns"."points_refunded" + "order_returns"."points_revoked" = 0));