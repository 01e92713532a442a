CREATE TABLE "restocked_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"restocked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "is_attached" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "restocked_products" ADD CONSTRAINT "restocked_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The cleanup marks an upload that it has found to belong to something; what is taken away from an inquiry or a review, however
-- that comes, is looked at again.
CREATE FUNCTION "note_detached_upload"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "uploads" SET "is_attached" = false WHERE "id" = OLD."upload_id" AND "is_attached";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "note_detached" AFTER DELETE ON "review_photos" FOR EACH ROW EXECUTE FUNCTION "note_detached_upload"();--> statement-breakpoint
CREATE TRIGGER "note_detached" AFTER DELETE ON "inquiry_files" FOR EACH ROW EXECUTE FUNCTION "note_detached_upload"();--> statement-breakpoint
-- The counters of a login name are found by what their keys begin with: an index does that in the order of bytes alone. They
-- begin anew, so that nobody waits while millions of them are written again.
TRUNCATE "rate_counters";--> statement-breakpoint
ALTER TABLE "rate_counters" ALTER COLUMN "key" SET DATA TYPE text COLLATE "C";
