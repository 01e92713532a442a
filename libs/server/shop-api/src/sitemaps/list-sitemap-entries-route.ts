import { SITEMAP_ERRORS } from '@shop/contract/sitemaps/sitemap-errors';
import { listSitemapEntriesSpec } from '@shop/contract/sitemaps/list-sitemap-entries';
import { SITEMAP_PART_SIZE } from '@shop/contract/sitemaps/sitemap-kind';
import { sql } from 'drizzle-orm';
import { defineRoute } from '../http/define-route';
import { notFound } from '../http/http-error';
import { sitemapRows, toTimestamp } from './sitemap-rows';

/** GET /v1/sitemaps/{kind}/{part} */
export const listSitemapEntriesRoute = defineRoute(
  listSitemapEntriesSpec,
  async (context, { params: { kind, part } }) => {
    const last = part * SITEMAP_PART_SIZE;
    const { rows } = await context.db.execute<{ key: string; changed: number | null }>(sql`
      select key, (extract(epoch from updated_at) * 1000)::float8 as changed
      from (${await sitemapRows(context, kind)}) entry
      where id > ${last - SITEMAP_PART_SIZE}::bigint and id <= ${last}::bigint order by id`);
    if (rows.length === 0) throw notFound(SITEMAP_ERRORS.notFound, '一覧が見つかりません');
    return rows.map(({ key, changed }) => ({ key, updated_at: toTimestamp(changed) }));
  },
);
