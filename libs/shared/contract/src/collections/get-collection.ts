import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Image } from '../images/image';
import { ProductSummary } from '../products/product';
import { Id } from '../wire/id';
import { Key } from '../wire/key';
import { PageQuery } from '../wire/page-query';
import { Per } from '../wire/paging';
import { COLLECTION_ERRORS } from './collection-errors';

const schemas = {
  params: v.object({ alias: Key }),
  query: v.object({
    ...PageQuery.entries,
    /** No page is longer than this, whatever `per` says. */
    max_page_size: v.optional(Per),
  }),
  response: v.object({
    id: Id,
    alias: v.string(),
    name: v.string(),
    description: v.string(),
    image: v.nullable(Image),
    products: v.array(ProductSummary),
  }),
};

/** Products put together by hand, a page of them. The single variant sends `max_page_size=1`. core §7 */
export const getCollection: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/collections/{alias}',
  auth: 'any',
  responseType: 'json',
};

export const getCollectionSpec = specify({
  endpoint: getCollection,
  schemas,
  summary: 'コレクション',
  errors: [COLLECTION_ERRORS.notFound],
});
