import { setTimeout as waitFor } from 'node:timers/promises';
import type { RouteContext } from '../http/route-context';
import { renderPdf } from './render-pdf';
import type { ShopDocument } from './shop-document';

/** Ends when the next document may be rendered. */
let turn: Promise<void> = Promise.resolve();

/**
 * Renders a document as a PDF when it is its turn. A large one takes the one thread for a third of a second, so they are rendered
 * one by one, each followed by a pause as long as it took: half of the time is left to other calls, which have the places at
 * the API's gate meanwhile. Not for transactions, which would hold their locks; receipts, which only paid orders have, do without.
 */
export const renderInTurn = (
  { outside }: Pick<RouteContext, 'outside'>,
  document: ShopDocument,
): Promise<Uint8Array> => outside(() => inTurn(() => renderPdf(document)));

/** Does a piece of work after all before it and their pauses. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  let tookMs = 0;
  const done = turn.then(async () => {
    const startedAtMs = performance.now();
    try {
      return await work();
    } finally {
      tookMs = performance.now() - startedAtMs;
    }
  });
  const pause = () => waitFor(tookMs, undefined, { ref: false });
  turn = done.then(pause, pause);
  return done;
}
