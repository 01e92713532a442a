import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type ContentEncoding, acceptedEncoding } from '../compression/accepted-encoding';

/** Files in `/assets/` are named by their content and never change. One year, in seconds. */
const IMMUTABLE = 'max-age=31536000, immutable';
/** Other files are requested again after an hour. */
const ONE_HOUR = 'public, max-age=3600';
const COMPRESSED = /\.(br|gz)$/;

interface StaticFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly bodies: Readonly<Partial<Record<ContentEncoding, Buffer<ArrayBuffer>>>>;
}

/** Returns the response with a file of the build, or `null` where no file has the path. */
export type StaticFiles = (pathname: string, acceptEncoding: string | undefined) => Response | null;

const readIfExists = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

function readFile(file: string, pathname: string): StaticFile {
  const br = readIfExists(`${file}.br`);
  const gzip = readIfExists(`${file}.gz`);
  return {
    type: getMimeType(file) ?? 'application/octet-stream',
    cacheControl: pathname.startsWith('/assets/') ? IMMUTABLE : ONE_HOUR,
    bodies: { identity: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) },
  };
}

function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.split(path.sep).some((part) => part.startsWith('.')));
}

/** Reads the files of the browser's build into memory, with their compressed forms. No later file is ever served. */
export function createStaticFiles(directory: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const name of listFiles(directory)) {
    const pathname = `/${name.split(path.sep).join('/')}`;
    files.set(pathname, readFile(path.join(directory, name), pathname));
  }
  return (pathname, acceptEncoding) => {
    const file = files.get(pathname);
    if (file === undefined) return null;
    const accepted = acceptedEncoding(acceptEncoding);
    const encoding = file.bodies[accepted] === undefined ? 'identity' : accepted;
    return new Response(file.bodies[encoding] ?? null, {
      headers: {
        'Content-Type': file.type,
        'Cache-Control': file.cacheControl,
        Vary: 'Accept-Encoding',
        'X-Content-Type-Options': 'nosniff',
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
    });
  };
}
