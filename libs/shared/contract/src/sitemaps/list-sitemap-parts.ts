import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';
import { SitemapKind } from './sitemap-kind';

const schemas = {
  response: v.array(
    v.object({
      kind: SitemapKind,
      /** From 1. Numbers without an entry are left out. */
      part: Id,
      /** The newest change of an entry; null where the shop records none. */
      updated_at: v.nullable(Timestamp),
    }),
  ),
};

/** The parts of the lists of everything that a guest may see. */
export const listSitemapParts: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/sitemaps',
  auth: 'none',
  responseType: 'json',
};

export const listSitemapPartsSpec = specify({
  endpoint: listSitemapParts,
  schemas,
  summary: '検索エンジン向けの一覧の分割',
  errors: [],
});
