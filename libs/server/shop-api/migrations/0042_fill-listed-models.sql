SELECT list_models(ARRAY(SELECT id FROM "product_models"));--> statement-breakpoint
-- Many short rows: the planner must not take them for few.
ANALYZE "listed_models";
