import { checkCartRecipientsSpec } from '@shop/contract/carts/check-cart-recipients';
import { defineRoute } from '../../http/define-route';
import { checkRecipients } from '../recipients/check-recipients';
import { limitRecipientFiles } from '../recipients/limit-recipient-files';
import { readRecipients } from '../recipients/read-recipients';

/** POST /v1/carts/shippings/import/check */
export const checkCartRecipientsRoute = defineRoute(checkCartRecipientsSpec, async (context, { body }) => {
  await limitRecipientFiles(context);
  const recipients = await readRecipients(new Uint8Array(await body.file.arrayBuffer()));
  return checkRecipients(context, body.cart_token, recipients);
});
