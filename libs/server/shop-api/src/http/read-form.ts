import { Buffer } from 'node:buffer';

const BOUNDARY = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i;
const HEAD_END = '\r\n\r\n';
const FILE_NAME = /filename/i;

/** Calls take one file and a few fields. */
const MAX_PARTS = 8;
/** The most bytes of a part's headers: the field's name, the file's name and type. */
const MAX_HEAD_LENGTH = 2 * 1024;
/** The most bytes of a field that is not a file. */
const MAX_FIELD_LENGTH = 4 * 1024;

/**
 * The fields of a multipart form; the last one of those with the same name. `null` for a body that is not a form, or
 * that has more or longer fields than any call takes, which is checked before the form is parsed.
 */
export async function readForm(
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Record<string, unknown> | null> {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (
    boundary === undefined ||
    !isBounded(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), boundary)
  )
    return null;
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
  return form === null ? null : Object.fromEntries(form.entries());
}

function isBounded(form: Buffer, boundary: string): boolean {
  const delimiter = Buffer.from(`--${boundary}`);
  let at = form.indexOf(delimiter);
  for (let parts = 0; at !== -1; parts += 1) {
    const start = at + delimiter.length;
    const next = form.indexOf(delimiter, start);
    // After the last delimiter comes no part.
    if (next === -1) return true;
    const head = form.subarray(start, Math.min(next, start + MAX_HEAD_LENGTH));
    const headLength = head.indexOf(HEAD_END);
    if (headLength === -1 || parts === MAX_PARTS) return false;
    const isFile = FILE_NAME.test(head.subarray(0, headLength).toString('latin1'));
    if (!isFile && next - start > MAX_HEAD_LENGTH + MAX_FIELD_LENGTH) return false;
    at = next;
  }
  return true;
}
