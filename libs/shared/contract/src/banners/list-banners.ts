import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Key } from '../wire/key';
import { PageOrAllQuery } from '../wire/page-or-all-query';
import { Banner } from './banner';
import { listOf } from '../wire/list-of';

const MAX_AREAS = 20;
const Areas = v.union([
  v.pipe(
    Key,
    v.transform((area) => [area]),
  ),
  listOf(Key, MAX_AREAS),
]);

const schemas = {
  query: v.object({
    ...PageOrAllQuery.entries,
    area: v.optional(Areas),
    /** Only shown banners can be requested. */
    is_show: v.optional(v.union([v.literal(1), v.literal(true), v.picklist(['1', 'true'])])),
  }),
  response: v.array(Banner),
};

/** The shown banners of some areas (`area=a&area=b`, or of all), in the order in which they are shown. core §7 */
export const listBanners: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/banners',
  auth: 'any',
  responseType: 'json',
};

export const listBannersSpec = specify({
  endpoint: listBanners,
  schemas,
  summary: 'バナーの一覧',
  errors: [],
});
