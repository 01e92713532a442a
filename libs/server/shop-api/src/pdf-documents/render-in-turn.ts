import { setTimeout as waitFor } from 'node:timers/promises';
import { AdmissionGate, OverloadedError } from '@shop/requests/admission-gate';
import { requestSender } from '@shop/requests/request-sender';
import { tooBusy } from '../http/error-responses';
import type { RouteContext } from '../http/route-context';
import { renderPdf } from './render-pdf';
import type { ShopDocument } from './shop-document';

/** The longest wait before a 503, in ms. */
const MAX_WAIT_MS = 30_000;
const MAX_WAITING = 60;
/** Whatever some addresses ask for, others find room, and come next. */
const MAX_WAITING_OF_SENDER = 6;

/** Of this process: all documents share its one thread. */
const gate = new AdmissionGate({
  capacity: 1,
  lanes: {
    document: {
      reserved: 1,
      maxWaitMs: MAX_WAIT_MS,
      maxWaiting: MAX_WAITING,
      maxWaitingOfSender: MAX_WAITING_OF_SENDER,
    },
  },
});

/**
 * Renders a document as a PDF when it is its turn. A large one takes the one thread for a third of a second, so they are rendered
 * one by one, each followed by a pause as long as it took: half of the time is left to other calls, which have the places at
 * the API's gate meanwhile. Throws a 503 where too many wait. Not for transactions, which would hold their locks; receipts,
 * which only paid orders have, do without.
 */
export function renderInTurn(
  { waitOutside, afterResponse, clientIp }: Pick<RouteContext, 'waitOutside' | 'afterResponse' | 'clientIp'>,
  document: ShopDocument,
): Promise<Uint8Array> {
  return waitOutside(async () => {
    const release = await enter(clientIp);
    const startedAtMs = performance.now();
    try {
      return await renderPdf(document);
    } finally {
      const tookMs = performance.now() - startedAtMs;
      afterResponse('the pause after a document failed', async () => {
        await waitFor(tookMs);
        release();
      });
    }
  });
}

async function enter(clientIp: string): Promise<() => void> {
  try {
    return await gate.admit('document', undefined, { senders: new Set([requestSender(clientIp)]) });
  } catch (error) {
    throw error instanceof OverloadedError ? tooBusy() : error;
  }
}
