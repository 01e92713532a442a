/** A shopping bag, drawn for this project; the icon of every shop. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f5c4a"/><path d="M9 12h14l1.2 13H7.8z" fill="#fff"/><path d="M12 14v-3a4 4 0 0 1 8 0v3" fill="none" stroke="#fff" stroke-width="2"/></svg>';

/** One day, in seconds. */
const CACHE_CONTROL = 'public, max-age=86400';

/** Creates the response to a request for the shop's icon. */
export function iconResponse(): Response {
  return new Response(ICON, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': CACHE_CONTROL } });
}
