import { setDefaultSenderSpec } from '@shop/contract/user-addresses/set-default-sender';
import { defineRoute } from '../http/define-route';
import { setFlag } from './address-service';

export const setDefaultSenderRoute = defineRoute(setDefaultSenderSpec, (context, { params }) =>
  setFlag(context, params.id, 'isSenderDefault'),
);
