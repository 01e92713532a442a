import type { RouteContext } from '../http/route-context';
import { PausingQueue } from './pausing-queue';
import { renderPdf } from './render-pdf';
import type { ShopDocument } from './shop-document';

/** Of this process: all documents share its one thread. */
const queue = new PausingQueue();

/**
 * Renders a document as a PDF when it is its turn. A large one takes the one thread for a third of a second, so they are rendered
 * one by one, each followed by a pause as long as it took: half of the time is left to other calls, which have the places at
 * the API's gate meanwhile. Not for transactions, which would hold their locks; receipts, which only paid orders have, do without.
 */
export const renderInTurn = (
  { outside }: Pick<RouteContext, 'outside'>,
  document: ShopDocument,
): Promise<Uint8Array> => outside(() => queue.run(() => renderPdf(document)));
