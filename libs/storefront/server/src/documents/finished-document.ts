import { createHash } from 'node:crypto';
import { WholeResponse, wholeBody } from '../render/whole-response';
import type { ContentEncoding } from './accepted-encoding';
import { compressOnce } from './compress';
import { type InlineSources, hashedSources } from './content-security-policy';

const ETAG_CHARACTERS = 22;

/** What is known of a document's body once it is whole. */
export interface DocumentSeal {
  readonly etag: string;
  /** What stands in it and is allowed to run. */
  readonly inline: InlineSources;
  /** How its bytes are encoded. */
  readonly encoding: ContentEncoding;
}

/** A whole document with what is known of it, its bytes as they are to be sent. */
export class FinishedDocument extends WholeResponse {
  constructor(
    whole: Uint8Array<ArrayBuffer>,
    readonly seal: DocumentSeal,
    init: ResponseInit,
  ) {
    super(whole, init);
  }
}

/** Finishes a document where it was drawn: hashed, and compressed where it is to be sent once. */
export async function finishDocument(drawn: Response, encoding: ContentEncoding): Promise<FinishedDocument> {
  if (drawn instanceof FinishedDocument) return drawn;
  const bytes = await wholeBody(drawn);
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, ETAG_CHARACTERS);
  const seal = { etag: `"${etag}"`, inline: hashedSources(bytes), encoding };
  const { status, headers } = drawn;
  return new FinishedDocument(compressOnce(bytes, encoding), seal, { status, headers });
}
