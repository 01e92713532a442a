/**
 * Creates the redirect to the one URL of a page. It is not stored, and sends no referrer, because the query of some pages
 * holds a token.
 */
export const permanentRedirect = (location: string): Response =>
  new Response(null, {
    status: 301,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
