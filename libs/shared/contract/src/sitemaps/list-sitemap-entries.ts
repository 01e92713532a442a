import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { Timestamp } from '../wire/timestamp';
import { SITEMAP_ERRORS } from './sitemap-errors';
import { SITEMAP_PART_SIZE, SitemapKind } from './sitemap-kind';

const schemas = {
  params: v.object({ kind: SitemapKind, part: IdFromText }),
  response: v.pipe(
    v.array(
      v.object({
        /** What the page's path is made of: the key or the id; of a static page the path itself. */
        key: v.string(),
        /** Null where the shop records no change. */
        updated_at: v.nullable(Timestamp),
      }),
    ),
    v.maxLength(SITEMAP_PART_SIZE),
  ),
};

/** One part of the list of everything that a guest may see, in an order that later entries do not change. */
export const listSitemapEntries: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/sitemaps/{kind}/{part}',
  auth: 'none',
  responseType: 'json',
};

export const listSitemapEntriesSpec = specify({
  endpoint: listSitemapEntries,
  schemas,
  summary: '検索エンジン向けの一覧',
  errors: [SITEMAP_ERRORS.notFound],
});
