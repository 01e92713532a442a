import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { defineRoute } from '../http/define-route';
import { readMyUser } from './read-my-user';

/** GET /v1/me/user */
export const getMyUserRoute = defineRoute(getMyUserSpec, readMyUser);
