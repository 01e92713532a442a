import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { SecretToken } from '../wire/secret-token';

const KEY_MAX = 100;

const schemas = {
  params: v.object({ key: v.pipe(v.string(), v.maxLength(KEY_MAX)) }),
  query: v.object({
    /** The key of the link in the mail; a member may leave it out and ends the own one. */
    t: v.optional(SecretToken),
  }),
};

/** Cancels a restock notice; cancelling one that does not exist succeeds too. */
export const deleteRestockNotice: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/products/{key}/restock-notices',
  auth: 'any',
  responseType: 'empty',
};

export const deleteRestockNoticeSpec = specify({
  endpoint: deleteRestockNotice,
  schemas,
  summary: '再入荷のお知らせの取り消し',
  errors: [],
  status: 204,
});
