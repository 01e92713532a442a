import { DENY_ALL } from '../security/content-security-policy';

/** Pages of the API that people open by a link in a mail; their one form posts to the same URL. */
const FORM_PAGES = /^\/newsletters\//;

/**
 * Returns the Content-Security-Policy of a response of the API. A browser that opens it as a page runs, loads and sends
 * nothing, and gives it an origin of its own instead of the shop's. The policy does not restrict calls and images of the
 * shop's pages: those are subject to the policies of the pages.
 */
export function sandboxPolicy(apiPath: string): string {
  return FORM_PAGES.test(apiPath)
    ? ['sandbox allow-forms', ...DENY_ALL, "style-src 'unsafe-inline'", "form-action 'self'"].join('; ')
    : ['sandbox', ...DENY_ALL, "form-action 'none'"].join('; ');
}
