import { deleteUserMemorialSpec } from '@shop/contract/user-memorials/delete-user-memorial';
import { defineRoute } from '../http/define-route';
import { removeMemorial } from './user-memorial-store';
import { memorialNotFound } from './memorial-not-found';

/** DELETE /v1/me/user-memorials/{id} */
export const deleteUserMemorialRoute = defineRoute(
  deleteUserMemorialSpec,
  async (context, { params: { id } }) => {
    if (!(await removeMemorial(context.db, context.requireMember().id, id))) throw memorialNotFound();
    return undefined;
  },
);
