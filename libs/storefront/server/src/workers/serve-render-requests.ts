import { noCspOrigins } from '@shop/storefront-shell/site/csp-origins';
import type { ChangeEvents } from '../data-changes/change-events';
import { type DocumentDigest, encodeDocument } from '../documents/encoded-document';
import type { DocumentRenderer } from '../render/document-renderer';
import type { MessageFromWorker, MessageToWorker, RenderJob } from './render-messages';
import { deserializeError, serializeError } from '../render/serialized-error';

/** The worker's end of the channel to the server: its `parentPort`. */
export interface ServerPort {
  on(event: 'message', listener: (message: MessageToWorker) => void): unknown;
  postMessage(message: MessageFromWorker, transfer?: readonly ArrayBuffer[]): void;
}

const SHOPPER_HAS_LEFT = { name: 'AbortError', message: 'The shopper has left.' };

/** Renders in a worker what the server requests, and publishes the changes that it passes on. Reports `ready` first. */
export function serveRenderRequests(port: ServerPort, render: DocumentRenderer, events: ChangeEvents): void {
  const running = new Map<number, AbortController>();

  const start = (id: number, job: RenderJob) => {
    const abort = new AbortController();
    running.set(id, abort);
    renderJob(port, render, { id, job, signal: abort.signal })
      .catch((error: unknown) => port.postMessage({ type: 'failed', id, error: serializeError(error) }))
      .finally(() => running.delete(id));
  };

  port.on('message', (message) => {
    if (message.type === 'change') events.publish(message.change);
    else if (message.type === 'abort') running.get(message.id)?.abort(deserializeError(SHOPPER_HAS_LEFT));
    else start(message.id, message.job);
  });
  port.postMessage({ type: 'ready' });
}

interface RunningJob {
  readonly id: number;
  readonly job: RenderJob;
  readonly signal: AbortSignal;
}

/** Renders one document and sends it: encoded, in one piece, or in chunks. */
async function renderJob(port: ServerPort, render: DocumentRenderer, { id, job, signal }: RunningJob) {
  const cspOrigins = noCspOrigins();
  const response = await render({ ...job, signal, cspOrigins });
  const { status, headers, body: stream } = response;
  const sendHead = (body: Uint8Array<ArrayBuffer> | null, digest: DocumentDigest | null = null) => {
    const head = { status, headers: [...headers], cspOrigins, body, digest };
    port.postMessage({ type: 'head', id, head }, body === null ? [] : [body.buffer]);
  };
  if (job.encodeIn !== null) {
    const { buffer, digest } = await encodeDocument(response, job.encodeIn);
    sendHead(buffer, digest);
    return;
  }
  if (stream === null || job.isComplete) {
    sendHead(new Uint8Array(await new Response(stream).arrayBuffer()));
    return;
  }
  sendHead(null);
  for await (const chunk of stream) {
    // A copy: transferring a chunk would detach whatever shares its buffer.
    const bytes = new Uint8Array(chunk);
    port.postMessage({ type: 'chunk', id, bytes }, [bytes.buffer]);
  }
  port.postMessage({ type: 'end', id });
}
