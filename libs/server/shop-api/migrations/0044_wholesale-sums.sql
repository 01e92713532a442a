-- The wholesale theme stated amounts without tax; now the shop's setting says so, and a shop of that theme keeps doing it.
UPDATE "channels" SET "settings" = "settings" || '{"PRICE.SUMS": "without-tax"}'::jsonb WHERE coalesce("settings" ->> 'SITE.NAMESPACE', "key") = 'corporate' AND "settings" -> 'PRICE.SUMS' IS NULL;
