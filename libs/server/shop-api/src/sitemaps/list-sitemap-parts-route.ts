import { listSitemapPartsSpec } from '@shop/contract/sitemaps/list-sitemap-parts';
import { SITEMAP_KINDS, SITEMAP_PART_SIZE } from '@shop/contract/sitemaps/sitemap-kind';
import { sql } from 'drizzle-orm';
import { defineRoute } from '../http/define-route';
import { sitemapRows, toTimestamp } from './sitemap-rows';

/**
 * GET /v1/sitemaps
 *
 * A part holds a range of ids, so an entry stays in its part whatever is added or deleted beside it.
 */
export const listSitemapPartsRoute = defineRoute(listSitemapPartsSpec, async (context) => {
  const selects = await Promise.all(
    SITEMAP_KINDS.map(
      async (kind) => sql`
        select ${kind}::text as kind, (id - 1) / ${SITEMAP_PART_SIZE}::int + 1 as part,
          (extract(epoch from max(updated_at)) * 1000)::float8 as changed
        from (${await sitemapRows(context, kind)}) entry group by 2`,
    ),
  );
  const { rows } = await context.db.execute<{
    kind: (typeof SITEMAP_KINDS)[number];
    part: number;
    changed: number | null;
  }>(sql`select * from (${sql.join(selects, sql` union all `)}) found order by kind, part`);
  return rows.map(({ kind, part, changed }) => ({ kind, part, updated_at: toTimestamp(changed) }));
});
