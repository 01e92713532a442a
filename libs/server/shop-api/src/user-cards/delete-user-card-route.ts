import { deleteUserCardSpec } from '@shop/contract/user-cards/delete-user-card';
import { handle } from '../http/handle';
import { deleteCard } from './user-card-service';

/** DELETE /v1/me/user-cards/{id} */
export const deleteUserCardRoute = handle(deleteUserCardSpec, async (context, { params: { id } }) => {
  await deleteCard(context, id);
  return undefined;
});
