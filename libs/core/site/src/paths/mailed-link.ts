/** The pages behind the link of a mail that are for shoppers who are not signed in. interp-guards-not-listed */
const MAILED_LINKS = ['reset-password', 'reset-username'] as const;
/** The id of such a page. */
export type MailedLink = (typeof MAILED_LINKS)[number];

/** The parameter of the member's home that names the link which led there. */
export const MAILED_LINK_PARAMETER = 'link';

const named = (id: string | null): MailedLink | null => MAILED_LINKS.find((link) => link === id) ?? null;

/** The mailed link that opened a page with its secret. */
export const toMailedLink = (pageId: string, search: URLSearchParams): MailedLink | null =>
  search.has('token') ? named(pageId) : null;

/** The mailed link in whose place the member's home is shown. */
export const readMailedLink = (search: URLSearchParams): MailedLink | null =>
  named(search.get(MAILED_LINK_PARAMETER));
