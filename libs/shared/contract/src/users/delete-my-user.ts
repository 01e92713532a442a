import { type EndpointOf, specify } from '../endpoint';

const schemas = {};

/** Leaves the shop: every session ends and personal data goes; orders stay as the law demands. */
export const deleteMyUser: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/user',
  auth: 'member',
  answer: 'empty',
};

export const deleteMyUserSpec = specify({
  endpoint: deleteMyUser,
  schemas,
  summary: '退会',
  errors: [],
  status: 204,
});
