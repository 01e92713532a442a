import type { RequestUrl } from '../request-url/request-url';
import type { DocumentPage } from './create-route-matcher';

/** The headers of a document whose URL carries a secret: nobody stores it, and no other site is sent its URL. */
const HEADERS = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'private, no-store' };

/** Whether the URL of a document carries a secret, for example that of a mail's link. */
export const carriesSecret = (page: DocumentPage | null, { search }: Pick<RequestUrl, 'search'>): boolean =>
  page?.hasSecret === true ||
  (page?.secretParameter !== undefined && new URLSearchParams(search).has(page.secretParameter));

/** Hides the URL of such a document, whatever the response is: also a redirect or an error. reliability 19 */
export function hideSecret(response: Response): void {
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
}
