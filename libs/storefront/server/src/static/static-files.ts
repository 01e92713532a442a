import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type ContentEncoding, acceptedEncoding } from '../compression/accepted-encoding';
import { contentTypeOf } from './content-types';

/** Named by their content: they never change. One year, in seconds. */
const IMMUTABLE = 'max-age=31536000, immutable';
/** The rest is asked for again after an hour. */
const REVALIDATED = 'public, max-age=3600';
const ENCODED = /\.(br|gz)$/;

interface StaticFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly bodies: Readonly<Partial<Record<ContentEncoding, Buffer<ArrayBuffer>>>>;
}

/** Answers a request for a file of the build; `null` where there is none of that path. */
export type StaticFiles = (pathname: string, acceptEncoding: string | null) => Response | null;

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

function readFile(file: string, pathname: string): StaticFile {
  const br = readIfThere(`${file}.br`);
  const gzip = readIfThere(`${file}.gz`);
  return {
    type: contentTypeOf(file),
    cacheControl: pathname.startsWith('/assets/') ? IMMUTABLE : REVALIDATED,
    bodies: { identity: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) },
  };
}

function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ENCODED.test(entry.name))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.split(path.sep).some((part) => part.startsWith('.')));
}

/** Holds the browser's half of the build in memory: only what was there at the start can be asked for. */
export function createStaticFiles(directory: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const name of listFiles(directory)) {
    const pathname = `/${name.split(path.sep).join('/')}`;
    files.set(pathname, readFile(path.join(directory, name), pathname));
  }
  return (pathname, acceptEncoding) => {
    const file = files.get(pathname);
    if (file === undefined) return null;
    const wanted = acceptedEncoding(acceptEncoding);
    const encoding = file.bodies[wanted] === undefined ? 'identity' : wanted;
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
