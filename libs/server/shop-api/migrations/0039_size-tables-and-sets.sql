CREATE TABLE "product_model_size_tables" (
	"product_model_id" integer NOT NULL,
	"size_table_id" integer NOT NULL,
	CONSTRAINT "product_model_size_tables_product_model_id_size_table_id_pk" PRIMARY KEY("product_model_id","size_table_id")
);
--> statement-breakpoint
CREATE TABLE "product_set_items" (
	"product_set_id" integer NOT NULL,
	"product_model_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_set_items_product_set_id_product_model_id_pk" PRIMARY KEY("product_set_id","product_model_id"),
	CONSTRAINT "product_set_items_quantity" CHECK ("product_set_items"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "product_sets" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "size_tables" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_model_size_tables" ADD CONSTRAINT "product_model_size_tables_product_model_id_product_models_id_fk" FOREIGN KEY ("product_model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_model_size_tables" ADD CONSTRAINT "product_model_size_tables_size_table_id_size_tables_id_fk" FOREIGN KEY ("size_table_id") REFERENCES "public"."size_tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_set_items" ADD CONSTRAINT "product_set_items_product_set_id_product_sets_id_fk" FOREIGN KEY ("product_set_id") REFERENCES "public"."product_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_set_items" ADD CONSTRAINT "product_set_items_product_model_id_product_models_id_fk" FOREIGN KEY ("product_model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sets" ADD CONSTRAINT "product_sets_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_tables" ADD CONSTRAINT "size_tables_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_model_size_tables_table" ON "product_model_size_tables" USING btree ("size_table_id");--> statement-breakpoint
CREATE INDEX "product_set_items_model" ON "product_set_items" USING btree ("product_model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_sets_channel_key" ON "product_sets" USING btree ("channel_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "size_tables_channel_key" ON "size_tables" USING btree ("channel_id","key");--> statement-breakpoint
-- The pages of products show them, and accessories too.
DO $$
DECLARE
  named text;
BEGIN
  FOREACH named IN ARRAY ARRAY['size_tables', 'product_model_size_tables', 'product_sets', 'product_set_items', 'product_accessories'] LOOP
    EXECUTE format('CREATE TRIGGER "announce_all" AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION "announce_everywhere"(''products'')', named);
  END LOOP;
END $$;
