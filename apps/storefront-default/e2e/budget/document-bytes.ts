import { get } from 'node:http';
import { portOriginOf } from '../platform';

/** The bytes of a document as a browser gets it: compressed with brotli, without headers. */
export const documentBytes = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0' };
    get(new URL(path, portOriginOf('default')), { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        response.statusCode === 200 && response.headers['content-encoding'] === 'br'
          ? resolve(bytes)
          : reject(new Error(`${path} answered ${response.statusCode} without brotli.`)),
      );
    }).on('error', reject);
  });
