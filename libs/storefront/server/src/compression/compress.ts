import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { ContentEncoding } from './accepted-encoding';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A cached page is compressed once and sent often. 9 costs it some milliseconds; 10 would save 7 % for thirty more. */
const CACHE_BROTLI_QUALITY = 9;
/** A page that is sent once: a tenth more bytes than of a cached one for a third of the time. */
const SINGLE_USE_BROTLI_QUALITY = 3;
/** 256 kB: pages are smaller, and the encoder's memory grows with its window. */
const BROTLI_WINDOW_BITS = 18;
/** A personal document is compressed while the shopper waits. */
const STREAM_BROTLI_QUALITY = 4;
const STREAM_GZIP_LEVEL = 5;

const brotliParams = (quality: number, body: Uint8Array) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
});
/** Copies the result into memory of its own, which can be transferred to another thread; zlib's buffers may be shared. */
const copy = (compressed: Uint8Array) => new Uint8Array(compressed);

/** Compresses the body of a cached page in the thread pool, so that the server can respond meanwhile. */
export async function compressForCache(
  body: Uint8Array<ArrayBuffer>,
  encoding: ContentEncoding,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return copy(await gzipAsync(body));
  return copy(await brotliAsync(body, { params: brotliParams(CACHE_BROTLI_QUALITY, body) }));
}

/** Compresses the body of a page that is sent once. It blocks: the render worker that calls it has nothing else to do. */
export function compressSync(
  body: Uint8Array<ArrayBuffer>,
  encoding: ContentEncoding,
): Uint8Array<ArrayBuffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return copy(gzipSync(body));
  return copy(brotliCompressSync(body, { params: brotliParams(SINGLE_USE_BROTLI_QUALITY, body) }));
}

/** Compresses a stream. Each chunk is flushed, so that the browser receives what has been rendered at once. */
export function compressStream(body: Readable, encoding: ContentEncoding): Readable {
  if (encoding === 'identity') return body;
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: STREAM_BROTLI_QUALITY },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: STREAM_GZIP_LEVEL });
  body.on('error', (error) => compressor.destroy(error));
  compressor.on('close', () => body.destroy());
  return body.pipe(compressor);
}
