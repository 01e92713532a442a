import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { ContentEncoding } from './accepted-encoding';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A page that is kept is compressed once and sent often. */
const KEPT_BROTLI_QUALITY = 5;
/** A page that is sent once: a tenth more bytes for a third of the time. */
const SENT_ONCE_BROTLI_QUALITY = 3;
/** 256 kB: pages are smaller, and the encoder's memory grows with its window. */
const BROTLI_WINDOW_BITS = 18;
/** A personal page is compressed while the shopper waits. */
const STREAM_BROTLI_QUALITY = 4;
const STREAM_GZIP_LEVEL = 5;

/** Compresses a whole body, that of a kept page better. */
export async function compress(body: Buffer, encoding: ContentEncoding, isKept: boolean): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return await gzipAsync(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isKept ? KEPT_BROTLI_QUALITY : SENT_ONCE_BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return await brotliAsync(body, { params });
}

/** Compresses a body while it is being drawn; what has been drawn is sent on at once. */
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
