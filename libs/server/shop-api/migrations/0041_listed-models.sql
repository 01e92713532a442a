CREATE TABLE "listed_models" (
	"id" integer PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"is_show" boolean NOT NULL,
	"recommend_rank" integer NOT NULL,
	"maker_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"price" integer,
	"can_be_bought" boolean NOT NULL,
	"colours" text[] NOT NULL,
	"colour_prices" integer[] NOT NULL,
	"stocked_colours" integer NOT NULL,
	"category_ids" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listed_models" ADD CONSTRAINT "listed_models_id_product_models_id_fk" FOREIGN KEY ("id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_models_recommended" ON "listed_models" USING btree ("channel_id","recommend_rank","id") WHERE is_show and price is not null;--> statement-breakpoint
-- Writes what lists know of some products anew. Locked first and read afterwards, so that two transactions that sell out two
-- variants of one product see each other's.
CREATE FUNCTION "list_models"(models integer[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  PERFORM 1 FROM "listed_models" WHERE id = ANY(models) ORDER BY id FOR UPDATE;
  INSERT INTO "listed_models" ("id", "channel_id", "is_show", "recommend_rank", "maker_id", "brand_id", "tax_rate",
    "price", "can_be_bought", "colours", "colour_prices", "stocked_colours", "category_ids")
  SELECT model.id, model.channel_id, model.is_show, model.recommend_rank, model.maker_id, model.brand_id, model.tax_rate,
    first.price, coalesce(first.can_be_bought, false), coalesce(coloured.colours, '{}'), coalesce(coloured.prices, '{}'),
    coalesce(coloured.stocked, 0), ARRAY(
      SELECT link.category_id FROM "product_model_categories" link WHERE link.product_model_id = model.id ORDER BY 1)
  FROM "product_models" model
  LEFT JOIN LATERAL (
    SELECT variant.price, (variant.stock > 0 OR variant.is_sold_on_order) AND variant.is_on_sale AS can_be_bought
    FROM "products" variant WHERE variant.product_model_id = model.id AND variant.is_show
    ORDER BY 2 DESC, variant.position, variant.id LIMIT 1
  ) AS first ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(colour ORDER BY can_be_bought DESC, position, id) AS colours,
      array_agg(price ORDER BY can_be_bought DESC, position, id) AS prices,
      (count(*) FILTER (WHERE can_be_bought))::int AS stocked
    FROM (
      SELECT DISTINCT ON (variant.colour) variant.colour, variant.price, variant.position, variant.id,
        (variant.stock > 0 OR variant.is_sold_on_order) AND variant.is_on_sale AS can_be_bought
      FROM "products" variant
      WHERE variant.product_model_id = model.id AND variant.is_show AND variant.colour IS NOT NULL
      ORDER BY variant.colour, 5 DESC, variant.position, variant.id
    ) AS of_colour
  ) AS coloured ON true
  WHERE model.id = ANY(models)
  ORDER BY model.id
  ON CONFLICT ("id") DO UPDATE SET "channel_id" = excluded.channel_id, "is_show" = excluded.is_show,
    "recommend_rank" = excluded.recommend_rank, "maker_id" = excluded.maker_id, "brand_id" = excluded.brand_id,
    "tax_rate" = excluded.tax_rate, "price" = excluded.price, "can_be_bought" = excluded.can_be_bought,
    "colours" = excluded.colours, "colour_prices" = excluded.colour_prices,
    "stocked_colours" = excluded.stocked_colours, "category_ids" = excluded.category_ids;
END $$;
--> statement-breakpoint
CREATE FUNCTION "list_inserted_models"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_models(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "list_updated_models"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE "listed_models" listed
  SET is_show = after.is_show, recommend_rank = after.recommend_rank, maker_id = after.maker_id,
    brand_id = after.brand_id, tax_rate = after.tax_rate
  FROM added AS after JOIN removed AS before USING (id)
  WHERE listed.id = after.id
    AND (after.is_show, after.recommend_rank, after.maker_id, after.brand_id, after.tax_rate)
      IS DISTINCT FROM (before.is_show, before.recommend_rank, before.maker_id, before.brand_id, before.tax_rate);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "list_added_to"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_models(ARRAY(SELECT DISTINCT product_model_id FROM added));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "list_removed_from"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_models(ARRAY(SELECT DISTINCT product_model_id FROM removed));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A sale that leaves pieces changes nothing that lists know.
CREATE FUNCTION "list_changed_variants"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_models(changed.ids) FROM (
    SELECT array_agg(DISTINCT model_id) AS ids
    FROM added AS after JOIN removed AS before USING (id)
    CROSS JOIN LATERAL (VALUES (after.product_model_id), (before.product_model_id)) AS one(model_id)
    WHERE (after.product_model_id, after.is_show, after.position, after.price, after.colour,
        (after.stock > 0 OR after.is_sold_on_order) AND after.is_on_sale)
      IS DISTINCT FROM (before.product_model_id, before.is_show, before.position, before.price, before.colour,
        (before.stock > 0 OR before.is_sold_on_order) AND before.is_on_sale)
  ) AS changed WHERE changed.ids IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "list_changed_categories"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_models(ARRAY(SELECT product_model_id FROM added UNION SELECT product_model_id FROM removed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "list_inserted" AFTER INSERT ON "product_models" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "list_inserted_models"();
--> statement-breakpoint
CREATE TRIGGER "list_updated" AFTER UPDATE ON "product_models" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "list_updated_models"();
--> statement-breakpoint
CREATE TRIGGER "list_inserted" AFTER INSERT ON "products" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "list_added_to"();
--> statement-breakpoint
CREATE TRIGGER "list_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "list_removed_from"();
--> statement-breakpoint
CREATE TRIGGER "list_updated" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "list_changed_variants"();
--> statement-breakpoint
CREATE TRIGGER "list_inserted" AFTER INSERT ON "product_model_categories" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "list_added_to"();
--> statement-breakpoint
CREATE TRIGGER "list_deleted" AFTER DELETE ON "product_model_categories" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "list_removed_from"();
--> statement-breakpoint
CREATE TRIGGER "list_updated" AFTER UPDATE ON "product_model_categories" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "list_changed_categories"();
--> statement-breakpoint
-- The next migration fills them in: a row that is there can be locked, so that nothing that is sold meanwhile is missed.
INSERT INTO "listed_models" ("id", "channel_id", "is_show", "recommend_rank", "maker_id", "brand_id", "tax_rate",
  "can_be_bought", "colours", "colour_prices", "stocked_colours", "category_ids")
SELECT id, channel_id, is_show, recommend_rank, maker_id, brand_id, tax_rate, false, '{}', '{}', 0, '{}'
FROM "product_models";
