/** Types of the files a build makes. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  // Modules are UTF-8 whatever the header says.
  '.js': 'text/javascript',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The type of a file by the end of its name. */
export function contentTypeOf(name: string): string {
  return CONTENT_TYPES[/\.[^.]+$/.exec(name)?.[0] ?? ''] ?? 'application/octet-stream';
}
