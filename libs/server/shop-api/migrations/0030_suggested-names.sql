CREATE TABLE "suggested_names" (
	"channel_id" integer NOT NULL,
	"kind" text NOT NULL,
	"named_id" integer NOT NULL,
	"ending" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "suggested_names" ADD CONSTRAINT "suggested_names_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggested_names_ending" ON "suggested_names" USING btree ("channel_id","kind","ending" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "suggested_names_named" ON "suggested_names" USING btree ("kind","named_id");--> statement-breakpoint
-- A text in the form of `normalise-search-text`, from each of its words on.
CREATE FUNCTION "name_endings"(content text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(array_to_string(words[place:], ' '), 100)
  FROM (
    SELECT string_to_array(btrim(regexp_replace(
      regexp_replace(
        translate(lower(normalize(content, NFKC)), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'),
        '([ぁ-ゖ])[-‐‑–—―−ｰ~〜]', '\1ー', 'g'),
      '[[:space:]・･、。,.''"“”()（）「」『』]+', ' ', 'g')), ' ') AS words
  ) AS normalised, generate_subscripts(words, 1) AS place
  WHERE words[place] <> ''
$$;
--> statement-breakpoint
-- Replaces what one category, brand or maker is suggested by.
CREATE FUNCTION "suggest_name"(kind text, named_id integer, channel_id integer, name text, reading text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM "suggested_names" old WHERE old.kind = $1 AND old.named_id = $2;
  INSERT INTO "suggested_names" ("channel_id", "kind", "named_id", "ending")
  SELECT $3, $1, $2, ending FROM name_endings($4) AS ending
  UNION
  SELECT $3, $1, $2, ending FROM name_endings($5) AS ending;
$$;
--> statement-breakpoint
CREATE FUNCTION "suggest_named"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM suggest_name(TG_ARGV[0], OLD.id, OLD.channel_id, '', '');
  ELSE
    PERFORM suggest_name(TG_ARGV[0], NEW.id, NEW.channel_id, NEW.name, NEW.name_kana);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "suggest_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM suggest_name('category', OLD.id, OLD.channel_id, '', '');
  ELSIF NEW.table_name = 'products' THEN
    PERFORM suggest_name('category', NEW.id, NEW.channel_id, NEW.name, '');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "suggest_written" AFTER INSERT OR UPDATE OF "name", "name_kana" OR DELETE ON "brands" FOR EACH ROW EXECUTE FUNCTION "suggest_named"('brand');
--> statement-breakpoint
CREATE TRIGGER "suggest_written" AFTER INSERT OR UPDATE OF "name", "name_kana" OR DELETE ON "makers" FOR EACH ROW EXECUTE FUNCTION "suggest_named"('maker');
--> statement-breakpoint
CREATE TRIGGER "suggest_written" AFTER INSERT OR UPDATE OF "name" OR DELETE ON "categories" FOR EACH ROW EXECUTE FUNCTION "suggest_category"();
--> statement-breakpoint
INSERT INTO "suggested_names" ("channel_id", "kind", "named_id", "ending")
SELECT channel_id, 'category', id, ending FROM "categories", name_endings(name) AS ending WHERE table_name = 'products'
UNION
SELECT channel_id, 'brand', id, ending FROM "brands", unnest(ARRAY[name, name_kana]) AS written, name_endings(written) AS ending
UNION
SELECT channel_id, 'maker', id, ending FROM "makers", unnest(ARRAY[name, name_kana]) AS written, name_endings(written) AS ending;
