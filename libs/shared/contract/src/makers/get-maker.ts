import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Id, IdFromText } from '../wire/id';
import { Maker } from './maker';
import { MAKER_ERRORS } from './maker-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
  response: v.object({
    ...Maker.entries,
    brands: v.array(v.object({ id: Id, key: v.string(), name: v.string(), name_kana: v.string() })),
    /** Shown products of this maker. */
    product_count: v.number(),
  }),
};

/** One maker with its brands. */
export const getMaker: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/makers/{id}',
  auth: 'any',
  responseType: 'json',
};

export const getMakerSpec = specify({
  endpoint: getMaker,
  schemas,
  summary: 'メーカー',
  errors: [MAKER_ERRORS.notFound],
});
