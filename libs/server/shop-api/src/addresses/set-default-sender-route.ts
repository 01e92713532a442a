import { setDefaultSenderSpec } from '@shop/contract/user-addresses/set-default-sender';
import { handle } from '../http/handle';
import { giveFlag } from './address-service';

export const setDefaultSenderRoute = handle(setDefaultSenderSpec, (context, { params }) =>
  giveFlag(context, params.id, 'isSenderDefault'),
);
