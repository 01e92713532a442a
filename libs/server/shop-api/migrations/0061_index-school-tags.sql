CREATE INDEX CONCURRENTLY IF NOT EXISTS "schools_tag" ON "schools" USING btree ("tag_id");
