CREATE TABLE "import_hidden_rows" (
	"import_id" integer NOT NULL,
	"kind" text NOT NULL,
	"row_id" integer NOT NULL,
	"is_show" boolean NOT NULL,
	CONSTRAINT "import_hidden_rows_import_id_kind_row_id_pk" PRIMARY KEY("import_id","kind","row_id")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "switched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "is_show" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "is_show" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "is_show" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "import_hidden_rows" ADD CONSTRAINT "import_hidden_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A transaction that writes only what nobody sees yet says so, and nothing is announced.
CREATE OR REPLACE FUNCTION "announce_everywhere"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.announcements', true) IS DISTINCT FROM 'off' THEN
    PERFORM pg_notify('shop_changes', '* ' || TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
