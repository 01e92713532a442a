import type { ShopChange } from '../changes/change-events';
import { EncodedDocument } from '../documents/encoded-document';
import type { DocumentRenderer, DocumentRequest } from '../render/document-renderer';
import type { MessageToWorker, RenderedHead, MessageFromWorker, SerializedError } from './render-messages';
import { deserializeError } from './render-messages';

/** What of a worker is needed. */
export interface WorkerHandle {
  postMessage(command: MessageToWorker): void;
  on(event: 'message', listener: (report: MessageFromWorker) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
}

interface Drawing {
  begin(head: RenderedHead): void;
  add(bytes: Uint8Array<ArrayBuffer>): void;
  end(): void;
  fail(error: Error): void;
}

/** The server's end of the line to one thread that draws. */
export class RenderWorker {
  private readonly drawings = new Map<number, Drawing>();
  private lastId = 0;

  constructor(
    private readonly worker: WorkerHandle,
    private readonly heard: {
      onReady(): void;
      onTrouble(trouble: SerializedError, requestId: string): void;
      onGone(): void;
    },
  ) {
    worker.on('message', (report) => this.hear(report));
    worker.on('error', (error) => this.failAll(error));
    worker.on('exit', () => {
      this.failAll(new Error('The thread that drew has ended.'));
      heard.onGone();
    });
  }

  /** How many documents it is at. */
  get load(): number {
    return this.drawings.size;
  }

  tell(what: ShopChange): void {
    this.command({ type: 'changed', what });
  }

  /** Draws a document there. Rejects when the thread fails or ends before it began. */
  readonly render: DocumentRenderer = ({ signal, parties, ...order }) => {
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      const leave = () => this.command({ type: 'leave', id });
      const settle = () => {
        this.drawings.delete(id);
        signal.removeEventListener('abort', leave);
      };
      this.drawings.set(id, receive({ parties, resolve, reject, settle, leave }));
      signal.addEventListener('abort', leave, { once: true });
      this.command({ type: 'draw', id, order });
      if (signal.aborted) leave();
    });
  };

  private command(command: MessageToWorker): void {
    this.worker.postMessage(command);
  }

  private hear(report: MessageFromWorker): void {
    if (report.type === 'ready') this.heard.onReady();
    else if (report.type === 'trouble') this.heard.onTrouble(report.trouble, report.requestId);
    else {
      const drawing = this.drawings.get(report.id);
      if (report.type === 'begun') drawing?.begin(report.head);
      else if (report.type === 'piece') drawing?.add(report.bytes);
      else if (report.type === 'ended') drawing?.end();
      else drawing?.fail(deserializeError(report.trouble));
    }
  }

  private failAll(error: Error): void {
    for (const drawing of [...this.drawings.values()]) drawing.fail(error);
  }
}

interface Receiver extends Pick<DocumentRequest, 'parties'> {
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
  readonly settle: () => void;
  readonly leave: () => void;
}

/** Makes a response of what a thread tells piece by piece. */
function receive({ parties, resolve, reject, settle, leave }: Receiver): Drawing {
  let body: ReadableStreamDefaultController<Uint8Array> | null = null;
  return {
    begin: ({ status, headers, parties: named, whole, digest }) => {
      Object.assign(parties, named);
      const init = { status, headers: headers.map(([name, value]): [string, string] => [name, value]) };
      if (whole !== null) {
        settle();
        resolve(
          digest === null
            ? new Response(whole.length === 0 ? null : whole, init)
            : new EncodedDocument(whole, digest, init),
        );
        return;
      }
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => void (body = controller),
        cancel: () => {
          settle();
          leave();
        },
      });
      resolve(new Response(stream, init));
    },
    add: (bytes) => body?.enqueue(bytes),
    end: () => {
      settle();
      body?.close();
    },
    fail: (error) => {
      settle();
      if (body === null) reject(error);
      else body.error(error);
    },
  };
}
