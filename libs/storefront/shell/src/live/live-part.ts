import { browserPart } from './browser-part';

/**
 * What only somebody who acts needs: session, api client, navigation. It is loaded at the first sign of a person, with
 * the first call, or at once for a visitor who holds a token; until then the page stands as the server has drawn it.
 */
export const livePart = browserPart(() => import('./live'));
