CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_events_retry" ON "payment_events" USING btree ("retry_at") WHERE "payment_events"."retry_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_waiting" ON "mails" USING btree ("priority","id") WHERE "mails"."sent_at" is null and "mails"."gave_up_at" is null;
