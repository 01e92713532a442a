import type { ContentEncoding } from '../compression/accepted-encoding';
import { compressForCache } from '../compression/compress';

/** The body of a shared page: compressed when an encoding is asked for first, then kept in it. */
export class CachedPageBody {
  private readonly made = new Map<ContentEncoding, Uint8Array<ArrayBuffer>>();
  private readonly making = new Map<ContentEncoding, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(private readonly identity: Uint8Array<ArrayBuffer>) {
    this.made.set('identity', identity);
  }

  /** What the body may come to take in memory: itself, and its compressed forms, which are smaller together. */
  get bytes(): number {
    return 2 * this.identity.length;
  }

  /** The body in an encoding, if it has been asked for before. */
  peek(encoding: ContentEncoding): Uint8Array<ArrayBuffer> | null {
    return this.made.get(encoding) ?? null;
  }

  /** The body in an encoding; compressed once, however many ask at the same time. */
  async in(encoding: ContentEncoding): Promise<Uint8Array<ArrayBuffer>> {
    const made = this.made.get(encoding);
    if (made !== undefined) return made;
    const making = this.making.get(encoding) ?? this.make(encoding);
    this.making.set(encoding, making);
    return await making;
  }

  private async make(encoding: ContentEncoding): Promise<Uint8Array<ArrayBuffer>> {
    const body = await compressForCache(this.identity, encoding);
    this.made.set(encoding, body);
    this.making.delete(encoding);
    return body;
  }
}
