import type { ContentEncoding } from '../compression/accepted-encoding';
import { compressForCache } from '../compression/compress';

/** The body of a cached document. It is compressed when an encoding is requested for the first time. */
export class CachedDocumentBody {
  private readonly compressed = new Map<ContentEncoding, Uint8Array<ArrayBuffer>>();
  private readonly compressing = new Map<ContentEncoding, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(private readonly html: Uint8Array<ArrayBuffer>) {
    this.compressed.set('identity', html);
  }

  /** The memory that the body can come to take: the HTML, and its compressed forms, which together are smaller. */
  get maxBytes(): number {
    return 2 * this.html.length;
  }

  /** Returns the body in an encoding if it has been requested in it before. */
  peek(encoding: ContentEncoding): Uint8Array<ArrayBuffer> | null {
    return this.compressed.get(encoding) ?? null;
  }

  /** Returns the body in an encoding. It is compressed once, also for requests that come at the same time. */
  async get(encoding: ContentEncoding): Promise<Uint8Array<ArrayBuffer>> {
    const compressed = this.compressed.get(encoding);
    if (compressed !== undefined) return compressed;
    const compressing = this.compressing.get(encoding) ?? this.compress(encoding);
    this.compressing.set(encoding, compressing);
    return await compressing;
  }

  private async compress(encoding: ContentEncoding): Promise<Uint8Array<ArrayBuffer>> {
    const body = await compressForCache(this.html, encoding);
    this.compressed.set(encoding, body);
    this.compressing.delete(encoding);
    return body;
  }
}
