import type { PublicDocument } from './public-document';
import type { CachedDocumentBody } from './cached-document-body';

/** A public document as it is cached: rendered and hashed once, compressed once in each encoding. */
export interface CachedDocument extends PublicDocument {
  readonly body: CachedDocumentBody;
}
