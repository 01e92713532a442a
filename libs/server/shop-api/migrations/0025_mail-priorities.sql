DROP INDEX "mails_waiting";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "priority" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "is_secret";--> statement-breakpoint
UPDATE "mails" SET "priority" = 2 WHERE "unsubscribe_url" is not null and "sent_at" is null and "gave_up_at" is null;--> statement-breakpoint
UPDATE "mails" SET "text" = '', "html" = '' WHERE "sent_at" is not null or "gave_up_at" is not null;--> statement-breakpoint
UPDATE "payment_transactions" SET "mails" = '[]' WHERE "status" <> 'pending' and "mails" <> '[]';