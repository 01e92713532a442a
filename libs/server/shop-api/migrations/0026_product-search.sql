CREATE TABLE "product_search_words" (
	"product_model_id" integer NOT NULL,
	"word_id" integer NOT NULL,
	"weight" smallint NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "product_search_words_product_model_id_word_id_pk" PRIMARY KEY("product_model_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "search_forms" (
	"channel_id" integer NOT NULL,
	"kind" text NOT NULL,
	"form" text NOT NULL,
	"word_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"word" text NOT NULL,
	"meaning" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"word" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_models_grams";--> statement-breakpoint
DROP FUNCTION "search_grams"(text);--> statement-breakpoint
ALTER TABLE "product_search_words" ADD CONSTRAINT "product_search_words_product_model_id_product_models_id_fk" FOREIGN KEY ("product_model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search_words" ADD CONSTRAINT "product_search_words_word_id_search_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."search_words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_forms" ADD CONSTRAINT "search_forms_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_forms" ADD CONSTRAINT "search_forms_word_id_search_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_words_best" ON "product_search_words" USING btree ("word_id","weight","rank","product_model_id");--> statement-breakpoint
CREATE INDEX "search_forms_form" ON "search_forms" USING btree ("channel_id","kind","form" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_forms_word" ON "search_forms" USING btree ("word_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_synonyms_word_meaning" ON "search_synonyms" USING btree ("channel_id","word","meaning");--> statement-breakpoint
CREATE UNIQUE INDEX "search_words_channel_word" ON "search_words" USING btree ("channel_id","word");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("channel_id","word" text_pattern_ops);--> statement-breakpoint
-- The words of a product's name, as `normalise-search-text` writes them into `search_text`.
CREATE FUNCTION "search_name_words"(content text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_to_array(
    regexp_replace(translate(lower(normalize(content, NFKC)), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'), '[[:space:]・･、。,.''"“”()「」『』]+', ' ', 'g'),
    ' ')
$$;
--> statement-breakpoint
-- What a new word is also found by: the ends of compounds, and the word without one of its letters. Two kana are an end
-- only after a kanji (収納かご), so that いす is none of ふぇいす. Words with digits are
-- product numbers and sizes, which nobody means by a part of them.
CREATE FUNCTION "search_word_forms"(word text) RETURNS TABLE(kind text, form text) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT 'part', rest FROM (
    SELECT substr(word, place) AS rest, substr(word, place - 1, 1) AS before
    FROM generate_series(2, length(word)) AS place
  ) AS ends
  WHERE length(word) <= 16 AND word !~ '[0-9]' AND rest !~ '^[ぁぃぅぇぉっゃゅょー]'
    AND (length(rest) >= 3 OR rest ~ '^[一-龠]' OR (length(rest) = 2 AND before ~ '[一-龠]'))
  UNION
  SELECT 'slip', substr(word, 1, place - 1) || substr(word, place + 1)
  FROM generate_series(1, length(word)) AS place
  WHERE length(word) BETWEEN 3 AND 12 AND word !~ '[0-9]'
$$;
--> statement-breakpoint
-- Writes the words of some products anew.
CREATE FUNCTION "index_search_words"(models integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH added AS (
    INSERT INTO "search_words" ("channel_id", "word")
    SELECT DISTINCT model.channel_id, word
    FROM "product_models" model, unnest(string_to_array(model.search_text, ' ')) AS word
    WHERE model.id = ANY(models) AND word <> ''
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING
    RETURNING id, channel_id, word
  )
  INSERT INTO "search_forms" ("channel_id", "kind", "form", "word_id")
  SELECT added.channel_id, forms.kind, forms.form, added.id
  FROM added, search_word_forms(added.word) AS forms;
  DELETE FROM "product_search_words" WHERE product_model_id = ANY(models);
  -- 60 for a word of the name: more than any difference between two kinds of match (`word-forms.ts`).
  INSERT INTO "product_search_words" ("product_model_id", "word_id", "weight", "rank")
  SELECT model.id, known.id, CASE WHEN known.word = ANY(model.name_words) THEN 60 ELSE 0 END, model.recommend_rank
  FROM (
    SELECT id, channel_id, recommend_rank, string_to_array(search_text, ' ') AS words,
      search_name_words(name || ' ' || replace(name, ' ', '') || ' ' || name_kana || ' ' || replace(name_kana, ' ', '')) AS name_words
    FROM "product_models" WHERE id = ANY(models)
  ) AS model
  CROSS JOIN LATERAL (SELECT DISTINCT unnest(model.words) AS word) AS mine
  JOIN "search_words" known ON known.channel_id = model.channel_id AND known.word = mine.word;
END $$;
--> statement-breakpoint
CREATE FUNCTION "index_inserted_models"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_search_words(ARRAY(SELECT id FROM inserted));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "index_updated_models"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_search_words(changed.ids)
  FROM (
    SELECT array_agg(after.id) AS ids
    FROM updated_to AS after JOIN updated_from AS before USING (id)
    WHERE (after.search_text, after.name, after.name_kana, after.recommend_rank)
      IS DISTINCT FROM (before.search_text, before.name, before.name_kana, before.recommend_rank)
  ) AS changed
  WHERE changed.ids IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "index_inserted" AFTER INSERT ON "product_models" REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION "index_inserted_models"();
--> statement-breakpoint
CREATE TRIGGER "index_updated" AFTER UPDATE ON "product_models" REFERENCING OLD TABLE AS updated_from NEW TABLE AS updated_to FOR EACH STATEMENT EXECUTE FUNCTION "index_updated_models"();
--> statement-breakpoint
SELECT index_search_words(ARRAY(SELECT id FROM "product_models"));
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE ON "search_synonyms" FOR EACH ROW EXECUTE FUNCTION "announce_of_channel"('products');
