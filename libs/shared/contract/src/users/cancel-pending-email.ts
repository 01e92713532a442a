import { type EndpointOf, specify } from '../endpoint';

const schemas = {};

/** Gives up the change to a mail address that has not been proved yet: its codes and links end. */
export const cancelPendingEmail: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/pending-email',
  auth: 'member',
  responseType: 'empty',
};

export const cancelPendingEmailSpec = specify({
  endpoint: cancelPendingEmail,
  schemas,
  summary: 'メールアドレス変更の取り消し',
  errors: [],
  status: 204,
});
