import type { ShopChange } from '../data-changes/shop-change';
import type { DocumentRenderer } from '../render/document-renderer';
import { type ReceivedResponse, receiveResponse } from './received-response';
import type { MessageFromWorker, MessageToWorker } from './render-messages';
import { type SerializedError, deserializeError } from '../render/serialized-error';

/** The part of Node's `Worker` that is used; tests pass one end of a `MessageChannel`. */
export interface WorkerPort {
  postMessage(message: MessageToWorker): void;
  on(event: 'message', listener: (message: MessageFromWorker) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
}

/** What happens to a worker. */
export interface WorkerListeners {
  /** It can render. */
  onReady(): void;
  /** An error did not stop the document of this request. */
  onError(error: SerializedError, requestId: string): void;
  onExit(): void;
}

/** The server's side of one worker thread that renders documents. */
export class RenderWorkerClient {
  private readonly responses = new Map<number, ReceivedResponse>();
  private lastId = 0;

  constructor(
    private readonly port: WorkerPort,
    private readonly listeners: WorkerListeners,
  ) {
    port.on('message', (message) => this.receive(message));
    port.on('error', (error) => this.failAll(error));
    port.on('exit', () => {
      this.failAll(new Error('The render worker has exited.'));
      listeners.onExit();
    });
  }

  /** How many documents it is rendering. */
  get load(): number {
    return this.responses.size;
  }

  /** Passes a change on to the worker's caches, in order with the documents that are requested. */
  publish(change: ShopChange): void {
    this.port.postMessage({ type: 'change', change });
  }

  /** Renders a document in the worker. Rejects when the worker fails or exits before the response begins. */
  readonly render: DocumentRenderer = ({ signal, cspOrigins, ...job }) => {
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      const abort = () => this.port.postMessage({ type: 'abort', id });
      const onSettled = () => {
        this.responses.delete(id);
        signal.removeEventListener('abort', abort);
      };
      this.responses.set(id, receiveResponse({ cspOrigins, resolve, reject, onSettled, onCancel: abort }));
      signal.addEventListener('abort', abort, { once: true });
      this.port.postMessage({ type: 'render', id, job });
      if (signal.aborted) abort();
    });
  };

  private receive(message: MessageFromWorker): void {
    if (message.type === 'ready') this.listeners.onReady();
    else if (message.type === 'error') this.listeners.onError(message.error, message.requestId);
    else {
      const response = this.responses.get(message.id);
      if (message.type === 'head') response?.onHead(message.head);
      else if (message.type === 'chunk') response?.onChunk(message.bytes);
      else if (message.type === 'end') response?.onEnd();
      else response?.onError(deserializeError(message.error));
    }
  }

  private failAll(error: Error): void {
    for (const response of [...this.responses.values()]) response.onError(error);
  }
}
