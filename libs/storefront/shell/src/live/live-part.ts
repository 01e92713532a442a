import { browserPart } from './browser-part';

/**
 * The code that only an interacting visitor needs: session, API client and navigation. It is loaded at the first sign
 * of interaction, with the first call of the API, or at once for a visitor who holds a token.
 */
export const livePart = browserPart(() => import('./live'));

/** The window receives this event when the session and the API client of the tab have been created. */
export const LIVE_EVENT = 'shop:live';
