import { Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';

/** Everything that a document's stream writes, in one piece. Rejects with what broke it. */
export function collectWhole(stream: Pick<PipeableStream, 'pipe'>): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const sink = new Writable({
      write: (piece: Buffer, _encoding, done) => {
        // The renderer writes into the same memory again.
        pieces.push(Buffer.from(piece));
        done();
      },
      final: (done) => {
        resolve(new Uint8Array(Buffer.concat(pieces)));
        done();
      },
    });
    sink.once('error', reject);
    stream.pipe(sink);
  });
}
