import { importCartRecipients } from '@shop/contract/carts/import-cart-recipients';
import type { CartCommand } from '../run-command';

/** Which rows of a file are taken: all of them or none, or those that have no faults. */
export type TakenRows = 'all' | 'valid';

/** Makes the rows of a CSV file destinations of the cart, with the quantities that they name. */
export const importRecipients = (file: File, rows: TakenRows): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  changes: 'compared',
  send: (api, cartToken) => api.call(importCartRecipients, { body: { cart_token: cartToken, file, rows } }),
});
