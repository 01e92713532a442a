ALTER TABLE "sessions" DROP COLUMN "previous_token_id";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "rotated_at";