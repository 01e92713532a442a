import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Image } from '../images/image';
import { Id } from '../wire/id';
import { Page, PerOrAll } from '../wire/paging';

/** ブランド of a maker. */
export const Brand = v.object({
  id: Id,
  key: v.string(),
  name: v.string(),
  name_kana: v.string(),
  maker: v.object({ id: Id, key: v.string(), name: v.string(), description: v.string() }),
  /** Of the product that the shop recommends most of those that it shows; `null` where it shows none. */
  image: v.nullable(Image),
});
export type Brand = v.InferOutput<typeof Brand>;

const schemas = {
  query: v.object({ page: v.optional(Page, 1), per: v.optional(PerOrAll, 10) }),
  response: v.array(Brand),
};

/** account §7: requested with `per=all`. */
export const listBrands: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/brands',
  auth: 'any',
  responseType: 'json',
};

export const listBrandsSpec = specify({
  endpoint: listBrands,
  schemas,
  summary: 'ブランドの一覧',
  errors: [],
});
