import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { handle } from '../http/handle';
import { readMyUser } from './read-my-user';

/** GET /v1/me/user */
export const getMyUserRoute = handle(getMyUserSpec, readMyUser);
