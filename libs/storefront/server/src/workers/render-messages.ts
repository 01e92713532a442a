import type { CspOrigins } from '@shop/storefront-shell/site/csp-origins';
import type { ShopChange } from '../data-changes/shop-change';
import type { DocumentDigest } from '../documents/encoded-document';
import type { DocumentRequest } from '../render/document-renderer';
import type { SerializedError } from '../render/serialized-error';

/** A document request without what cannot be sent to another thread. */
export type RenderJob = Omit<DocumentRequest, 'signal' | 'cspOrigins'>;

/** What the server sends to a render worker. `id` numbers the jobs of one worker. */
export type MessageToWorker =
  | { readonly type: 'render'; readonly id: number; readonly job: RenderJob }
  /** The shopper has left. */
  | { readonly type: 'abort'; readonly id: number }
  | { readonly type: 'change'; readonly change: ShopChange };

/** Everything of a response but a streamed body. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly cspOrigins: CspOrigins;
  /** The whole body; `null` where it follows in chunks. */
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** Of a document that was requested in an encoding. */
  readonly digest: DocumentDigest | null;
}

/** What a render worker sends to the server. */
export type MessageFromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'head'; readonly id: number; readonly head: ResponseHead }
  | { readonly type: 'chunk'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'end'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly error: SerializedError }
  /** An error that did not stop the document, for the log. */
  | { readonly type: 'error'; readonly requestId: string; readonly error: SerializedError };
