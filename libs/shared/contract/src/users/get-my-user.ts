import { type EndpointOf, specify } from '../endpoint';
import { User } from './user';

const schemas = { response: User };

export const getMyUser: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/user',
  auth: 'member',
  responseType: 'json',
};

export const getMyUserSpec = specify({ endpoint: getMyUser, schemas, summary: '会員情報', errors: [] });
