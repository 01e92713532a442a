import type { ContentEncoding } from './accepted-encoding';
import { compress } from './compress';

/** The body of a shared page: compressed when an encoding is asked for first, then kept in it. */
export class PageBody {
  private readonly made = new Map<ContentEncoding, Buffer>();
  private readonly making = new Map<ContentEncoding, Promise<Buffer>>();

  constructor(
    identity: Buffer,
    private readonly isKept: boolean,
  ) {
    this.made.set('identity', identity);
  }

  /** What the body may come to take in memory: itself, and its compressed forms, which are smaller together. */
  get bytes(): number {
    return 2 * (this.made.get('identity')?.length ?? 0);
  }

  /** The body in an encoding, if it has been asked for before. */
  peek(encoding: ContentEncoding): Buffer | null {
    return this.made.get(encoding) ?? null;
  }

  /** The body in an encoding; compressed once, however many ask at the same time. */
  async in(encoding: ContentEncoding): Promise<Buffer> {
    const made = this.made.get(encoding);
    if (made !== undefined) return made;
    const making = this.making.get(encoding) ?? this.make(encoding);
    this.making.set(encoding, making);
    return await making;
  }

  private async make(encoding: ContentEncoding): Promise<Buffer> {
    const body = await compress(this.made.get('identity') ?? Buffer.alloc(0), encoding, this.isKept);
    this.made.set(encoding, body);
    this.making.delete(encoding);
    return body;
  }
}
