import { OverloadedError } from '@shop/requests/admission-gate';
import { requestSender } from '@shop/requests/request-sender';
import { tooBusy } from '../http/error-responses';
import type { RouteContext } from '../http/route-context';
import { renderPdf } from './render-pdf';
import type { ShopDocument } from './shop-document';

/** What a call needs to wait for its turn. */
type TurnContext = Pick<RouteContext, 'waitOutside' | 'afterResponse' | 'clientIp' | 'documentTurns'>;

/**
 * Renders a document as a PDF when it is its turn. A large one takes the one thread for a third of a second, so they are rendered
 * one by one, each followed by a pause as long as it took: half of the time is left to other calls, which have the places at
 * the API's gate meanwhile. Throws a 503 where too many wait. Not for transactions, which would hold their locks.
 */
export function renderInTurn(context: TurnContext, document: ShopDocument): Promise<Uint8Array> {
  const { waitOutside, afterResponse, documentTurns } = context;
  return waitOutside(async () => {
    const release = await enter(context);
    const startedAtMs = documentTurns.nowMs();
    try {
      return await renderPdf(document);
    } finally {
      const tookMs = documentTurns.nowMs() - startedAtMs;
      afterResponse('the pause after a document failed', async () => {
        await documentTurns.pause(tookMs);
        release();
      });
    }
  });
}

async function enter({ documentTurns, clientIp }: TurnContext): Promise<() => void> {
  try {
    const senders = new Set([requestSender(clientIp)]);
    return await documentTurns.gate.admit('document', undefined, { senders });
  } catch (error) {
    throw error instanceof OverloadedError ? tooBusy() : error;
  }
}
