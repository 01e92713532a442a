import type { DocumentRenderer } from './document-renderer';
import type { RenderGate } from './render-gate';

/**
 * The same renderer for as many documents at once as the gate admits. A document whose shopper has left is not rendered,
 * and one that is streamed counts until it has been rendered to its end, however slowly the client reads it.
 */
export function limitRenders(render: DocumentRenderer, gate: RenderGate): DocumentRenderer {
  return async (request) => {
    const release = await gate.admit(request.nonce === null ? 'public' : 'personal', request.signal);
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
