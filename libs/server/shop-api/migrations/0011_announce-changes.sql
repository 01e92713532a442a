-- What public pages show is announced when it changes: the shop's id (or * for every shop), a blank, and what changed.
-- The database drops repeated announcements of one transaction and sends them when it commits.
CREATE FUNCTION "announce_everywhere"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', '* ' || TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "announce_of_channel"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('shop_changes', OLD.channel_id || ' ' || TG_ARGV[0]);
  ELSE
    PERFORM pg_notify('shop_changes', NEW.channel_id || ' ' || TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "announce_channel"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', NEW.id || ' settings');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A sale that leaves pieces concerns the product's own page; anything else its lists too.
CREATE FUNCTION "announce_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - ARRAY['stock', 'reserved', 'sold', 'initial_stock'])
     = (to_jsonb(OLD) - ARRAY['stock', 'reserved', 'sold', 'initial_stock'])
     AND (NEW.stock > 0) = (OLD.stock > 0) THEN
    IF NEW.stock <> OLD.stock THEN
      PERFORM pg_notify('shop_changes', NEW.channel_id || ' product:' || NEW.key);
    END IF;
  ELSE
    PERFORM pg_notify('shop_changes', NEW.channel_id || ' products');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER UPDATE ON "channels" FOR EACH ROW EXECUTE FUNCTION "announce_channel"();
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER UPDATE ON "products" FOR EACH ROW EXECUTE FUNCTION "announce_product"();
--> statement-breakpoint
CREATE TRIGGER "announce_all" AFTER INSERT OR DELETE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "announce_everywhere"('products');
--> statement-breakpoint
DO $$
DECLARE
  named text;
BEGIN
  FOREACH named IN ARRAY ARRAY['checkout_rules', 'payment_methods', 'business_dates'] LOOP
    EXECUTE format('CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION "announce_of_channel"(''settings'')', named);
  END LOOP;
  FOREACH named IN ARRAY ARRAY['static_pages', 'page_layouts', 'layout_blocks', 'free_areas', 'display_messages', 'landing_pages', 'popups', 'news', 'banners', 'blogs'] LOOP
    EXECUTE format('CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION "announce_of_channel"(''content'')', named);
  END LOOP;
  FOREACH named IN ARRAY ARRAY['product_models', 'product_model_categories', 'product_images', 'group_prices', 'uos_group_prices', 'product_uos', 'categories', 'makers', 'brands', 'tags', 'product_model_tags'] LOOP
    EXECUTE format('CREATE TRIGGER "announce_all" AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION "announce_everywhere"(''products'')', named);
  END LOOP;
END $$;
