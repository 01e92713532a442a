CREATE TABLE "imported_pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"address" text,
	"hash" text NOT NULL,
	"path" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sources" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"is_leaving" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_models_brand";--> statement-breakpoint
CREATE INDEX "imported_pictures_address" ON "imported_pictures" USING btree ("address");--> statement-breakpoint
CREATE INDEX "imported_pictures_hash" ON "imported_pictures" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "images_path" ON "images" USING btree ("path");--> statement-breakpoint
CREATE INDEX "product_models_brand" ON "product_models" USING btree ("brand_id","recommend_rank","id");