import { deleteUserCardSpec } from '@shop/contract/user-cards/delete-user-card';
import { defineRoute } from '../http/define-route';
import { deleteCard } from './user-card-service';

/** DELETE /v1/me/user-cards/{id} */
export const deleteUserCardRoute = defineRoute(deleteUserCardSpec, async (context, { params: { id } }) => {
  await deleteCard(context, id);
  return undefined;
});
