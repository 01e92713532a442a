CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_newsletter" ON "mails" USING btree ("newsletter_id") WHERE "mails"."newsletter_id" is not null;
