-- Every letter of a text and every pair of neighbouring letters, with a space before it all: what the search looks up.
CREATE FUNCTION "search_grams"(content text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 5000 AS $$
  SELECT array(
    SELECT DISTINCT gram
    FROM (
      SELECT letter, letter || lead(letter) OVER (ORDER BY place) AS pair
      FROM unnest(string_to_array(' ' || content, NULL)) WITH ORDINALITY AS letters(letter, place)
    ) AS parts, unnest(ARRAY[letter, pair]) AS gram
    WHERE gram IS NOT NULL)
$$;
--> statement-breakpoint
DROP INDEX "product_models_list";--> statement-breakpoint
CREATE INDEX "product_models_recommended" ON "product_models" USING btree ("channel_id","recommend_rank","id") WHERE is_show;--> statement-breakpoint
CREATE INDEX "product_models_new" ON "product_models" USING btree ("channel_id","published_at","id") WHERE is_show;--> statement-breakpoint
CREATE INDEX "product_models_maker" ON "product_models" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "product_models_brand" ON "product_models" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "product_models_grams" ON "product_models" USING gin (search_grams(search_text));--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("channel_id","price","product_model_id") WHERE is_show;