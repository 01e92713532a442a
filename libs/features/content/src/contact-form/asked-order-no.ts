/** Letters, digits and hyphens, as orders are numbered; nothing else of an address is written into a form. */
const ORDER_NO = /^[A-Z0-9-]{1,40}$/;

/** The number of the order that the link to the contact page names; null where it names none. */
export function askedOrderNo(search: URLSearchParams): string | null {
  const given = search.get('order') ?? '';
  return ORDER_NO.test(given) ? given : null;
}
