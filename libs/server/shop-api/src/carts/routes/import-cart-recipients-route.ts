import { importCartRecipientsSpec } from '@shop/contract/carts/import-cart-recipients';
import { hashToken } from '../../auth/random-token';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { importRecipients } from '../recipients/import-recipients';
import { limitRecipientFiles } from '../recipients/limit-recipient-files';
import { readRecipients } from '../recipients/read-recipients';

/** PATCH /v1/carts/shippings/import */
export const importCartRecipientsRoute = defineRoute(importCartRecipientsSpec, async (context, { body }) => {
  await limitRecipientFiles(context);
  const bytes = new Uint8Array(await body.file.arrayBuffer());
  const recipients = await readRecipients(bytes);
  // A form's hash knows nothing of the content of its file.
  const request = hashToken([body.cart_token, body.rows, Buffer.from(bytes).toString('base64')].join(' '));
  return changeCart({ ...context, requestHash: () => request }, body.cart_token, (work) =>
    importRecipients(work, recipients, body.rows),
  );
});
