import { EncodedDocument } from '../documents/encoded-document';
import type { DocumentRequest } from '../render/document-renderer';
import type { ResponseHead } from './render-messages';

/** A response that arrives from a worker in messages. */
export interface ReceivedResponse {
  onHead(head: ResponseHead): void;
  onChunk(bytes: Uint8Array<ArrayBuffer>): void;
  onEnd(): void;
  /** Rejects the response, or breaks its body where the head has arrived. */
  onError(error: Error): void;
}

interface Receiver extends Pick<DocumentRequest, 'cspOrigins'> {
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
  /** Called once, when no more messages are expected. */
  readonly onSettled: () => void;
  /** Called when the reader of the body stops. */
  readonly onCancel: () => void;
}

/** Creates a response from messages: it resolves with the head, and its body grows with each chunk. */
export function receiveResponse(receiver: Receiver): ReceivedResponse {
  const { cspOrigins, resolve, reject, onSettled, onCancel } = receiver;
  let streamed: ReadableStreamDefaultController<Uint8Array> | null = null;
  return {
    onHead: ({ status, headers, cspOrigins: rendered, body, digest }) => {
      Object.assign(cspOrigins, rendered);
      const init = { status, headers: headers.map(([name, value]): [string, string] => [name, value]) };
      if (body !== null) {
        onSettled();
        resolve(
          digest === null
            ? new Response(body.length === 0 ? null : body, init)
            : new EncodedDocument(body, digest, init),
        );
        return;
      }
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => void (streamed = controller),
        cancel: () => {
          onSettled();
          onCancel();
        },
      });
      resolve(new Response(stream, init));
    },
    onChunk: (bytes) => streamed?.enqueue(bytes),
    onEnd: () => {
      onSettled();
      streamed?.close();
    },
    onError: (error) => {
      onSettled();
      if (streamed === null) reject(error);
      else streamed.error(error);
    },
  };
}
