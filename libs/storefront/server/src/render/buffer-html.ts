import { Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';

/** Stores the chunks that React writes. It overrides `write` to skip the stream's queue: the reader waits for the end. */
class HtmlBuffer extends Writable {
  private readonly chunks: Uint8Array[] = [];
  private length = 0;

  override write(chunk: Uint8Array | string): boolean {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    this.chunks.push(bytes);
    this.length += bytes.length;
    return true;
  }

  /** Joins the chunks in memory of its own, which can be transferred to another thread. */
  concat(): Uint8Array<ArrayBuffer> {
    const html = new Uint8Array(this.length);
    let offset = 0;
    for (const chunk of this.chunks) {
      html.set(chunk, offset);
      offset += chunk.length;
    }
    return html;
  }
}

/** Returns everything that React writes, in one piece. Rejects with the error that breaks the stream. */
export function bufferHtml(stream: Pick<PipeableStream, 'pipe'>): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const buffer = new HtmlBuffer();
    buffer.once('finish', () => resolve(buffer.concat()));
    buffer.once('error', reject);
    stream.pipe(buffer);
  });
}
