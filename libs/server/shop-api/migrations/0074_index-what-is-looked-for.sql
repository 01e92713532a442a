CREATE INDEX CONCURRENTLY IF NOT EXISTS "carts_undecided_expiry" ON "carts" USING btree ("expires_at") WHERE "carts"."status" <> 'decided';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "carts_decided_expiry" ON "carts" USING btree ("channel_id","expires_at") WHERE "carts"."status" = 'decided';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "catalog_orders_email" ON "catalog_orders" USING btree ("channel_id","email");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_requests_guest_email" ON "product_requests" USING btree ("channel_id","email") WHERE "product_requests"."user_id" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_requests_guest_age" ON "product_requests" USING btree ("channel_id","created_at") WHERE "product_requests"."user_id" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "imported_pictures_leaving" ON "imported_pictures" USING btree ("id") WHERE "imported_pictures"."is_leaving";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "inquiries_guest_email" ON "inquiries" USING btree ("channel_id","email") WHERE "inquiries"."user_id" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "inquiries_guest_age" ON "inquiries" USING btree ("channel_id","updated_at") WHERE "inquiries"."user_id" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mail_tokens_over" ON "mail_tokens" USING btree (least("expires_at", "used_at"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_recipient" ON "mails" USING btree ("channel_id","to");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_done" ON "mails" USING btree ("channel_id",coalesce("sent_at", "gave_up_at")) WHERE "mails"."sent_at" is not null or "mails"."gave_up_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "makers_list" ON "makers" USING btree ("channel_id","position","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rate_counters_reset" ON "rate_counters" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "restock_notices_email" ON "restock_notices" USING btree ("channel_id","email");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "restock_notices_age" ON "restock_notices" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_over" ON "sessions" USING btree (least("refreshable_until", "ended_at"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "social_gifts_named" ON "social_gifts" USING btree ("status") WHERE "social_gifts"."receiver_email" is not null or "social_gifts"."message" <> '';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "uploads_unattached" ON "uploads" USING btree ("created_at") WHERE not "uploads"."is_attached";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_left" ON "users" USING btree ("left_at","id") WHERE "users"."left_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "verification_attempts_expiry" ON "verification_attempts" USING btree ("expires_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "carts_expiry";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mails_channel";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "restock_notices_channel";
