import { hash } from 'node:crypto';
import type { ContentEncoding } from '../compression/accepted-encoding';
import { compressSync } from '../compression/compress';
import { BufferedResponse, readBody } from '../render/buffered-response';
import { type InlineSources, hashedSources } from '../security/content-security-policy';

const ETAG_LENGTH = 22;

/** What is computed from the HTML of a whole document. */
export interface DocumentDigest {
  readonly etag: string;
  /** The hashes of its inline scripts and styles. */
  readonly inlineSources: InlineSources;
  /** How the body is encoded. */
  readonly encoding: ContentEncoding;
}

/** A whole document with its digest; the body is encoded as it is to be sent. */
export class EncodedDocument extends BufferedResponse {
  constructor(
    buffer: Uint8Array<ArrayBuffer>,
    readonly digest: DocumentDigest,
    init: ResponseInit,
  ) {
    super(buffer, init);
  }
}

/** Hashes a rendered document, then compresses it. A document that is encoded already is returned as it is. */
export async function encodeDocument(
  response: Response,
  encoding: ContentEncoding,
): Promise<EncodedDocument> {
  if (response instanceof EncodedDocument) return response;
  const html = await readBody(response);
  const etag = hash('sha256', html, 'base64url').slice(0, ETAG_LENGTH);
  const digest = { etag: `"${etag}"`, inlineSources: hashedSources(html), encoding };
  const { status, headers } = response;
  return new EncodedDocument(compressSync(html, encoding), digest, { status, headers });
}
