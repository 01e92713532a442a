import { setMainUserCardSpec } from '@shop/contract/user-cards/set-main-user-card';
import { handle } from '../http/handle';
import { useCard } from './user-card-service';

/** PATCH /v1/me/user-cards/{id}/use */
export const setMainUserCardRoute = handle(setMainUserCardSpec, (context, { params: { id } }) =>
  useCard(context, id),
);
