import * as v from 'valibot';

/**
 * HTML of the shop's editors, made harmless by the API: only elements and attributes of an allow-list, links to own
 * paths, https, mail and telephone, pictures of the own storage, no styles, no frames. Still to be shown through the
 * one component that takes HTML.
 */
export const HtmlText = v.string();
