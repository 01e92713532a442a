CREATE TABLE "imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staged_images" (
	"import_id" integer NOT NULL,
	"path" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sources" jsonb NOT NULL,
	CONSTRAINT "staged_images_import_id_path_alt_pk" PRIMARY KEY("import_id","path","alt")
);
--> statement-breakpoint
CREATE TABLE "staged_models" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"catch_copy" text NOT NULL,
	"description" text NOT NULL,
	"maker" text NOT NULL,
	"brand" text NOT NULL,
	"category_paths" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"tax_rate" integer NOT NULL,
	"shipping_days" integer NOT NULL,
	"is_show" boolean NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "staged_models_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "staged_variants" (
	"import_id" integer NOT NULL,
	"model_position" integer NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"key" text NOT NULL,
	"is_key_given" boolean NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"options" jsonb NOT NULL,
	"price" integer NOT NULL,
	"before_price" integer,
	"stock" integer,
	"is_sold_on_order" boolean,
	"pictures" jsonb NOT NULL,
	CONSTRAINT "staged_variants_import_id_model_position_position_pk" PRIMARY KEY("import_id","model_position","position")
);
--> statement-breakpoint
CREATE TABLE "search_index_queue" (
	"product_model_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "newsletter_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_sold_on_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staged_images" ADD CONSTRAINT "staged_images_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staged_models" ADD CONSTRAINT "staged_models_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staged_variants" ADD CONSTRAINT "staged_variants_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_index_queue" ADD CONSTRAINT "search_index_queue_product_model_id_product_models_id_fk" FOREIGN KEY ("product_model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_channel" ON "imports" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "staged_variants_key" ON "staged_variants" USING btree ("import_id","key");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Writes the words of some products anew. The products are locked in the order of their ids and the vocabulary in the
-- order of its words, so that two of these never wait for each other. Whoever deletes words that no product has any
-- more takes the same advisory lock alone.
CREATE OR REPLACE FUNCTION "index_search_words"(models integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('search_words'));
  PERFORM 1 FROM "product_models" WHERE id = ANY(models) ORDER BY id FOR NO KEY UPDATE;
  WITH added AS (
    INSERT INTO "search_words" ("channel_id", "word")
    SELECT DISTINCT model.channel_id, word
    FROM "product_models" model, unnest(string_to_array(model.search_text, ' ')) AS word
    -- "offset 0" makes a word be looked up by its index: a small batch would otherwise read the whole vocabulary.
    WHERE model.id = ANY(models) AND word <> '' AND NOT EXISTS (
      SELECT FROM "search_words" known WHERE known.channel_id = model.channel_id AND known.word = word.word OFFSET 0
    )
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING
    RETURNING id, channel_id, word
  )
  INSERT INTO "search_forms" ("channel_id", "kind", "form", "word_id")
  SELECT added.channel_id, forms.kind, forms.form, added.id
  FROM added, search_word_forms(added.word) AS forms;
  DELETE FROM "product_search_words" WHERE product_model_id = ANY(models);
  -- 60 for a word of the name: more than any difference between two kinds of match (`word-forms.ts`).
  -- Materialized, so that the words of a name are found once for each product and not for each of its words.
  WITH model AS MATERIALIZED (
    SELECT id, channel_id, recommend_rank, string_to_array(search_text, ' ') AS words,
      search_name_words(name || ' ' || replace(name, ' ', '') || ' ' || name_kana || ' ' || replace(name_kana, ' ', '')) AS name_words
    FROM "product_models" WHERE id = ANY(models)
  )
  INSERT INTO "product_search_words" ("product_model_id", "word_id", "weight", "rank")
  SELECT model.id, known.id, CASE WHEN known.word = ANY(model.name_words) THEN 60 ELSE 0 END, model.recommend_rank
  FROM model
  CROSS JOIN LATERAL (SELECT DISTINCT unnest(model.words) AS word) AS mine
  CROSS JOIN LATERAL (
    SELECT id, word FROM "search_words" WHERE channel_id = model.channel_id AND word = mine.word OFFSET 0
  ) AS known;
END $$;
--> statement-breakpoint
-- Indexes some products: now, or where the transaction said so, later from the queue.
CREATE FUNCTION "index_or_queue_search_words"(models integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.search_index', true) = 'queued' THEN
    INSERT INTO "search_index_queue" ("product_model_id") SELECT unnest(models) ON CONFLICT DO NOTHING;
  ELSE
    PERFORM index_search_words(models);
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "index_inserted_models"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_or_queue_search_words(ARRAY(SELECT id FROM inserted));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "index_updated_models"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_or_queue_search_words(changed.ids)
  FROM (
    SELECT array_agg(after.id) AS ids
    FROM updated_to AS after JOIN updated_from AS before USING (id)
    WHERE (after.search_text, after.name, after.name_kana, after.recommend_rank)
      IS DISTINCT FROM (before.search_text, before.name, before.name_kana, before.recommend_rank)
  ) AS changed
  WHERE changed.ids IS NOT NULL;
  RETURN NULL;
END $$;