import { Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';

/** Takes what React writes without the queue of a stream: nobody reads before the end, and React keeps no piece. */
class WholeSink extends Writable {
  private readonly pieces: Uint8Array[] = [];
  private bytes = 0;

  override write(piece: Uint8Array | string): boolean {
    const view = typeof piece === 'string' ? Buffer.from(piece) : piece;
    this.pieces.push(view);
    this.bytes += view.length;
    return true;
  }

  /** In memory of its own, so that it can be given to another thread. */
  get whole(): Uint8Array<ArrayBuffer> {
    const whole = new Uint8Array(this.bytes);
    let place = 0;
    for (const piece of this.pieces) {
      whole.set(piece, place);
      place += piece.length;
    }
    return whole;
  }
}

/** Everything that a document's stream writes, in one piece. Rejects with what broke it. */
export function bufferHtml(stream: Pick<PipeableStream, 'pipe'>): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const sink = new WholeSink();
    sink.once('finish', () => resolve(sink.whole));
    sink.once('error', reject);
    stream.pipe(sink);
  });
}
