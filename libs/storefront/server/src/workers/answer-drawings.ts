import { noCspOrigins } from '@shop/storefront-shell/site/csp-origins';
import type { ShopChanges } from '../changes/shop-changes';
import { type DocumentSeal, finishDocument } from '../documents/finished-document';
import type { DocumentRenderer } from '../render/document-renderer';
import {
  type DrawingCommand,
  type DrawingOrder,
  type DrawingReport,
  errorOf,
  troubleOf,
} from './drawing-messages';

/** The thread's end of the line to the server. */
export interface DrawingPort {
  on(event: 'message', listener: (command: DrawingCommand) => void): unknown;
  postMessage(report: DrawingReport, transfer?: readonly ArrayBuffer[]): void;
}

/** Draws what a thread is asked to draw, and says that it is ready to. */
export function answerDrawings(port: DrawingPort, render: DocumentRenderer, changes: ShopChanges): void {
  const drawing = new Map<number, AbortController>();

  const draw = async (id: number, order: DrawingOrder, signal: AbortSignal) => {
    const parties = noCspOrigins();
    const drawn = await render({ ...order, signal, parties });
    const { status, headers, body } = drawn;
    const begin = (whole: Uint8Array<ArrayBuffer> | null, seal: DocumentSeal | null = null) => {
      const head = { status, headers: [...headers], parties, whole, seal };
      port.postMessage({ type: 'begun', id, head }, whole === null ? [] : [whole.buffer]);
    };
    if (order.finishIn !== null) {
      const { whole, seal } = await finishDocument(drawn, order.finishIn);
      begin(whole, seal);
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
    else if (command.type === 'leave') drawing.get(command.id)?.abort(errorOf(LEFT));
    else {
      const { id, order } = command;
      const left = new AbortController();
      drawing.set(id, left);
      draw(id, order, left.signal)
        .catch((error: unknown) => port.postMessage({ type: 'failed', id, trouble: troubleOf(error) }))
        .finally(() => drawing.delete(id));
    }
  });
  port.postMessage({ type: 'ready' });
}

const LEFT = { name: 'AbortError', message: 'The visitor has left.' };
