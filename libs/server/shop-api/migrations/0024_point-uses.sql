CREATE TABLE "point_uses" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"grant_id" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "point_uses_not_empty" CHECK ("point_uses"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "checkout_rules" ADD COLUMN "unpaid_cancel_days" integer DEFAULT 7;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "point_entries" ADD COLUMN "is_revoked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "point_uses" ADD CONSTRAINT "point_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_uses" ADD CONSTRAINT "point_uses_grant_id_point_entries_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."point_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_uses_order" ON "point_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "point_uses_grant" ON "point_uses" USING btree ("grant_id");--> statement-breakpoint
ALTER TABLE "verification_attempts" DROP COLUMN "client_address";