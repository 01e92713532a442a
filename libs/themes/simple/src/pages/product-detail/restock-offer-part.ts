import { deferredPart } from '@shop/theming/deferred-part';
import { themeSlot } from '@shop/theming/theme-part';

const part = themeSlot(() => import('../../product/restock-offer'));

/** What takes the place of the button of a product that is out of stock. Its code is loaded by need. */
export const RestockOffer = deferredPart('parts/restock-offer', part);
