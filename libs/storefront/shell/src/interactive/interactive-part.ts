import { browserPart } from './browser-part';

/**
 * The code that only an interacting shopper needs: session, API client and navigation. It is loaded at the first sign
 * of interaction, with the first call of the API, or at once for a shopper who holds a token.
 */
export const interactivePart = browserPart(() => import('./interactive-code'));

/** The window receives this event when the session and the API client of the tab have been created. */
export const SERVICES_CREATED_EVENT = 'shop:services-created';
