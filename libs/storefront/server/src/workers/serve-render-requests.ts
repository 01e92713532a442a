import { noParties } from '@shop/storefront-shell/site/document-parties';
import type { ChangeEvents } from '../changes/change-events';
import { type DocumentDigest, encodeDocument } from '../documents/encoded-document';
import type { DocumentRenderer } from '../render/document-renderer';
import {
  type MessageToWorker,
  type RenderJob,
  type MessageFromWorker,
  deserializeError,
  serializeError,
} from './render-messages';

/** The thread's end of the line to the server. */
export interface RenderPort {
  on(event: 'message', listener: (command: MessageToWorker) => void): unknown;
  postMessage(report: MessageFromWorker, transfer?: readonly ArrayBuffer[]): void;
}

/** Draws what a thread is asked to draw, and says that it is ready to. */
export function serveRenderRequests(port: RenderPort, render: DocumentRenderer, changes: ChangeEvents): void {
  const drawing = new Map<number, AbortController>();

  const draw = async (id: number, order: RenderJob, signal: AbortSignal) => {
    const parties = noParties();
    const drawn = await render({ ...order, signal, parties });
    const { status, headers, body } = drawn;
    const begin = (whole: Uint8Array<ArrayBuffer> | null, digest: DocumentDigest | null = null) => {
      const head = { status, headers: [...headers], parties, whole, digest };
      port.postMessage({ type: 'begun', id, head }, whole === null ? [] : [whole.buffer]);
    };
    if (order.encodeIn !== null) {
      const { whole, digest } = await encodeDocument(drawn, order.encodeIn);
      begin(whole, digest);
      return;
    }
    if (body === null || order.isComplete) {
      begin(new Uint8Array(await new Response(body).arrayBuffer()));
      return;
    }
    begin(null);
    for await (const piece of body) {
      // A copy: what is given away must not take its neighbours in the same memory along.
      const bytes = new Uint8Array(piece);
      port.postMessage({ type: 'piece', id, bytes }, [bytes.buffer]);
    }
    port.postMessage({ type: 'ended', id });
  };

  port.on('message', (command) => {
    if (command.type === 'changed') changes.tell(command.what);
    else if (command.type === 'leave') drawing.get(command.id)?.abort(deserializeError(LEFT));
    else {
      const { id, order } = command;
      const left = new AbortController();
      drawing.set(id, left);
      draw(id, order, left.signal)
        .catch((error: unknown) => port.postMessage({ type: 'failed', id, trouble: serializeError(error) }))
        .finally(() => drawing.delete(id));
    }
  });
  port.postMessage({ type: 'ready' });
}

const LEFT = { name: 'AbortError', message: 'The visitor has left.' };
