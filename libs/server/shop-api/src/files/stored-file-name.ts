const PREFIX = '/files/';
const PICTURE = /^[a-z0-9][a-z0-9-]{7,80}\.(?:avif|webp)$/;

/** The name in the storage of a public picture by its path, `null` for any other path. */
export function storedFileName(path: string): string | null {
  const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  return PICTURE.test(name) ? name : null;
}
