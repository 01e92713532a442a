/** The pages of the API that people open: a link in a mail leads there, and its one form posts to where it stands. */
const FORM_PAGES = /^\/newsletters\//;

const REFUSE_ALL = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];

/**
 * The policy of what comes from the API at this path of it. A browser that opens it shows it at most: nothing runs, loads
 * or sends, and it stands in an origin of its own instead of the shop's. Calls and pictures of the shop's pages are
 * subject to the policies of those pages, not to this one.
 */
export function sandboxPolicy(apiPath: string): string {
  return FORM_PAGES.test(apiPath)
    ? ['sandbox allow-forms', ...REFUSE_ALL, "style-src 'unsafe-inline'", "form-action 'self'"].join('; ')
    : ['sandbox', ...REFUSE_ALL, "form-action 'none'"].join('; ');
}
