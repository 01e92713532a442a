import type { Sender } from '@shop/requests/admission-lane';
import { requestSender } from '@shop/requests/request-sender';
import type { DocumentRenderer, DocumentRequest } from './document-renderer';
import type { RenderGate } from './render-gate';

/** A request for a document that waits for its turn. */
export interface WaitingDocument extends DocumentRequest {
  /** Who waits for it, by whose share it is admitted; more may join meanwhile. Without it, whoever has requested it. */
  readonly senders?: ReadonlySet<Sender>;
}

/** Renders documents, each at its turn. */
export type LimitedRenderer = (request: WaitingDocument) => Promise<Response>;

/**
 * The same renderer for as many documents at once as the gate admits. A document whose shopper has left is not rendered,
 * and one that is streamed counts until it has been rendered to its end, however slowly the client reads it.
 */
export function limitRenders(render: DocumentRenderer, gate: RenderGate): LimitedRenderer {
  return async ({ senders, ...request }) => {
    const lane = request.nonce === null ? 'public' : 'personal';
    const own = new Set([requestSender(request.requestContext.clientIp)]);
    const release = await gate.admit(lane, request.signal, { senders: senders ?? own });
    let isStreamed = false;
    try {
      const response = await render(request);
      if (request.encodeIn !== null || response.body === null) return response;
      isStreamed = true;
      return new Response(readAhead(response.body, release), response);
    } finally {
      if (!isStreamed) release();
    }
  };
}

/** The same stream, read as fast as it is made; `onEnd` is called when it has ended or nobody reads it any more. */
function readAhead(stream: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const readOn = async (): Promise<void> => {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          controller.enqueue(value);
        }
      };
      readOn()
        .then(
          () => controller.close(),
          (error: unknown) => controller.error(error),
        )
        .finally(onEnd)
        // Closed already, because its reader has left.
        .catch(() => undefined);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
