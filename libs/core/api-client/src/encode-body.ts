/** Encodes a request body: as form data if it contains a file (core §7 names both calls), otherwise as JSON. */
export function encodeBody(body: unknown): string | FormData {
  if (body instanceof FormData) return body;
  const parts = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!parts.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of parts) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}
