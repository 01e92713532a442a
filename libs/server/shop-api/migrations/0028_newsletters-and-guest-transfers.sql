CREATE TABLE "newsletters" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"digest" text NOT NULL,
	"subject" text NOT NULL,
	"readers" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "checkout_rules" ADD COLUMN "guest_transfers_per_day" integer DEFAULT 5;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletters_channel" ON "newsletters" USING btree ("channel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletters_sent_once" ON "newsletters" USING btree ("channel_id","digest") WHERE "newsletters"."sent_at" is not null;