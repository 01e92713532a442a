import { createHash } from 'node:crypto';
import { BufferedResponse, readBody } from '../render/buffered-response';
import type { ContentEncoding } from '../compression/accepted-encoding';
import { compressNow } from '../compression/compress';
import { type InlineSources, hashedSources } from './content-security-policy';

const ETAG_CHARACTERS = 22;

/** What is known of a document's body once it is whole. */
export interface DocumentDigest {
  readonly etag: string;
  /** What stands in it and is allowed to run. */
  readonly inline: InlineSources;
  /** How its bytes are encoded. */
  readonly encoding: ContentEncoding;
}

/** A whole document with what is known of it, its bytes as they are to be sent. */
export class EncodedDocument extends BufferedResponse {
  constructor(
    whole: Uint8Array<ArrayBuffer>,
    readonly digest: DocumentDigest,
    init: ResponseInit,
  ) {
    super(whole, init);
  }
}

/** Finishes a document where it was drawn: hashed, and compressed where it is to be sent once. */
export async function encodeDocument(drawn: Response, encoding: ContentEncoding): Promise<EncodedDocument> {
  if (drawn instanceof EncodedDocument) return drawn;
  const bytes = await readBody(drawn);
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, ETAG_CHARACTERS);
  const digest = { etag: `"${etag}"`, inline: hashedSources(bytes), encoding };
  const { status, headers } = drawn;
  return new EncodedDocument(compressNow(bytes, encoding), digest, { status, headers });
}
