import { setMainUserCardSpec } from '@shop/contract/user-cards/set-main-user-card';
import { defineRoute } from '../http/define-route';
import { setMainCard } from './user-card-service';

/** PATCH /v1/me/user-cards/{id}/use */
export const setMainUserCardRoute = defineRoute(setMainUserCardSpec, (context, { params: { id } }) =>
  setMainCard(context, id),
);
