ALTER TABLE "schools" ADD COLUMN "tag_id" integer;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
