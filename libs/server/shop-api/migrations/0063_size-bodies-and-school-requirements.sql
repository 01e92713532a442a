CREATE TABLE "school_requirements" (
	"school_id" integer NOT NULL,
	"product_model_id" integer NOT NULL,
	"required_quantity" integer NOT NULL,
	"is_required" boolean NOT NULL,
	"note" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "school_requirements_school_id_product_model_id_pk" PRIMARY KEY("school_id","product_model_id"),
	CONSTRAINT "school_requirements_quantity" CHECK ("school_requirements"."required_quantity" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "size_tables" ADD COLUMN "body_parts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "school_requirements" ADD CONSTRAINT "school_requirements_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_requirements" ADD CONSTRAINT "school_requirements_product_model_id_product_models_id_fk" FOREIGN KEY ("product_model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_requirements_model" ON "school_requirements" USING btree ("product_model_id");