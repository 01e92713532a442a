CREATE TABLE "content_files" (
	"channel_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"row_id" integer NOT NULL,
	"markdown" text,
	"body_hash" text NOT NULL,
	CONSTRAINT "content_files_channel_id_kind_name_pk" PRIMARY KEY("channel_id","kind","name")
);
--> statement-breakpoint
ALTER TABLE "checkout_rules" ADD COLUMN "order_mail_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_files" ADD CONSTRAINT "content_files_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Pages show questions too; until now only a seed wrote them.
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE ON "qas" FOR EACH ROW EXECUTE FUNCTION "announce_of_channel"('content');--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE ON "qa_categories" FOR EACH ROW EXECUTE FUNCTION "announce_of_channel"('content');--> statement-breakpoint
-- News were plain text with line breaks and are HTML from now on, like every other text of editors.
UPDATE "news" SET "body" = '<p>' || replace(replace(replace(replace("body", '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '<br>') || '</p>';
