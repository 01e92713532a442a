import type { CspOrigins } from '@shop/storefront-shell/site/csp-origins';
import type { WhatChanged } from '../changes/shop-changes';
import type { DocumentSeal } from '../documents/finished-document';
import type { DocumentRequest } from '../render/document-renderer';

/** A document to draw, as it can be told to another thread. */
export type DrawingOrder = Omit<DocumentRequest, 'signal' | 'parties'>;

/** What the server tells a thread that draws. */
export type DrawingCommand =
  | { readonly type: 'draw'; readonly id: number; readonly order: DrawingOrder }
  /** Nobody waits for it any more. */
  | { readonly type: 'leave'; readonly id: number }
  | { readonly type: 'changed'; readonly what: WhatChanged };

/** How a document begins. */
export interface DrawingHead {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly parties: CspOrigins;
  /** The whole body of a document that is sent in one piece; `null` where pieces follow. */
  readonly whole: Uint8Array<ArrayBuffer> | null;
  /** What is known of it, where it was asked for finished. */
  readonly seal: DocumentSeal | null;
}

/** What went wrong, as far as another thread may hear it. */
export interface DrawingTrouble {
  readonly name: string;
  readonly message: string;
}

/** What a thread answers. */
export type DrawingReport =
  | { readonly type: 'ready' }
  | { readonly type: 'begun'; readonly id: number; readonly head: DrawingHead }
  | { readonly type: 'piece'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'ended'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly trouble: DrawingTrouble }
  /** An error that a document survived, for the log. */
  | { readonly type: 'trouble'; readonly requestId: string; readonly trouble: DrawingTrouble };

/** Name and message of an error. */
export function troubleOf(error: unknown): DrawingTrouble {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { name, message };
}

/** The error that another thread has told of. */
export function errorOf({ name, message }: DrawingTrouble): Error {
  return Object.assign(new Error(message), { name });
}
