import { deferredPart } from '@shop/theming/deferred-part';
import { themeSlot } from '@shop/theming/theme-part';

const part = themeSlot(() => import('./passkey-offer'));

/** Says once in each browser that the member could sign in by passkey. Its code is loaded by need. */
export const PasskeyOffer = deferredPart('parts/passkey-offer', part);
