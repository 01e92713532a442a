import { browserPart } from './browser-part';

/**
 * What only somebody who acts needs: session, api client, navigation. It is loaded at the first sign of a person, with
 * the first call, or at once for a visitor who holds a token; until then the page stands as the server has drawn it.
 */
export const livePart = browserPart(() => import('./live'));

/** The window receives this event when the session and the API client of the tab have been created. */
export const LIVE_EVENT = 'shop:live';
