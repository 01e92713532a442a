import { getUserMemorialSpec } from '@shop/contract/user-memorials/get-user-memorial';
import { defineRoute } from '../http/define-route';
import { findMemorial } from './user-memorial-store';
import { presentMemorial } from './present-memorial';

/** GET /v1/me/user-memorials/{id} */
export const getUserMemorialRoute = defineRoute(getUserMemorialSpec, async (context, { params: { id } }) =>
  presentMemorial(await findMemorial(context.db, context.requireMember().id, id)),
);
