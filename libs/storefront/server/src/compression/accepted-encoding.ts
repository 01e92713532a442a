/** The encodings a shop answers in. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Browsers say it in a few ways: so many are read once. */
const MOST_KNOWN = 200;
const known = new Map<string, ContentEncoding>();

/** The best encoding a client accepts, by its `Accept-Encoding` header. */
export function acceptedEncoding(header: string | null | undefined): ContentEncoding {
  const text = header ?? '';
  const encoding = known.get(text) ?? readEncoding(text);
  if (known.size < MOST_KNOWN) known.set(text, encoding);
  return encoding;
}

function readEncoding(header: string): ContentEncoding {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(';');
    const quality = parameters.map((value) => value.trim()).find((value) => value.startsWith('q='));
    if (quality === undefined || Number(quality.slice(2)) > 0) accepted.add(name.trim());
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
