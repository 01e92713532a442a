import { updateUserMemorialSpec } from '@shop/contract/user-memorials/update-user-memorial';
import { defineRoute } from '../http/define-route';
import { replaceMemorial } from './user-memorial-store';
import { memorialFields } from './memorial-fields';
import { presentMemorial } from './present-memorial';

/** PUT /v1/me/user-memorials/{id} */
export const updateUserMemorialRoute = defineRoute(
  updateUserMemorialSpec,
  async (context, { params: { id }, body }) =>
    presentMemorial(await replaceMemorial(context.db, context.requireMember().id, id, memorialFields(body))),
);
