import type { DocumentParties } from '@shop/storefront-shell/site/document-parties';
import type { ShopChange } from '../changes/change-events';
import type { DocumentDigest } from '../documents/encoded-document';
import type { DocumentRequest } from '../render/document-renderer';

/** A document to draw, as it can be told to another thread. */
export type RenderJob = Omit<DocumentRequest, 'signal' | 'parties'>;

/** What the server tells a thread that draws. */
export type MessageToWorker =
  | { readonly type: 'draw'; readonly id: number; readonly order: RenderJob }
  /** Nobody waits for it any more. */
  | { readonly type: 'leave'; readonly id: number }
  | { readonly type: 'changed'; readonly what: ShopChange };

/** How a document begins. */
export interface RenderedHead {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly parties: DocumentParties;
  /** The whole body of a document that is sent in one piece; `null` where pieces follow. */
  readonly whole: Uint8Array<ArrayBuffer> | null;
  /** What is known of it, where it was asked for finished. */
  readonly digest: DocumentDigest | null;
}

/** What went wrong, as far as another thread may hear it. */
export interface SerializedError {
  readonly name: string;
  readonly message: string;
}

/** What a thread answers. */
export type MessageFromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'begun'; readonly id: number; readonly head: RenderedHead }
  | { readonly type: 'piece'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'ended'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly trouble: SerializedError }
  /** An error that a document survived, for the log. */
  | { readonly type: 'trouble'; readonly requestId: string; readonly trouble: SerializedError };

/** Name and message of an error. */
export function serializeError(error: unknown): SerializedError {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { name, message };
}

/** The error that another thread has told of. */
export function deserializeError({ name, message }: SerializedError): Error {
  return Object.assign(new Error(message), { name });
}
