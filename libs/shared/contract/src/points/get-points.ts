import { type EndpointOf, specify } from '../endpoint';
import { PointBalance } from './point';

const schemas = {
  response: PointBalance,
};

/** The member's points that have not expired. */
export const getPoints: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/points',
  auth: 'member',
  responseType: 'json',
};

export const getPointsSpec = specify({
  endpoint: getPoints,
  schemas,
  summary: 'ポイント残高',
  errors: [],
});
