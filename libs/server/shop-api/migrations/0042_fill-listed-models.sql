-- Few products at a time, each in a transaction of its own: what is sold meanwhile waits for the lock of a few rows only. A
-- product that is filled in twice is right all the same, so this may begin again after an interruption.
DO $$
DECLARE
  models integer[];
  last integer := 0;
BEGIN
  LOOP
    SELECT array_agg(id ORDER BY id), max(id) INTO models, last
    FROM (SELECT id FROM "listed_models" WHERE id > last ORDER BY id LIMIT 100) AS next;
    EXIT WHEN models IS NULL;
    PERFORM list_models(models);
    COMMIT;
  END LOOP;
END $$;
--> statement-breakpoint
-- Many short rows: the planner must not take them for few.
ANALYZE "listed_models";
