import { isHtml } from '@shop/format/is-html';
import { sanitiseHtml } from '../../html/sanitise-html';

/** Elements that editors of shops write; <M> and <3 are plain text. */
const HTML =
  /<\/?(?:p|br|div|span|section|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|t[hd]|b|strong|em|i|u|a|img|font|center|hr|small|big|su[bp]|figure|blockquote|script|style|iframe|form|input)(?:\s[^<>]*)?\/?>/i;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ', '&amp;': '&' },
};

/**
 * A description as it is stored: HTML without anything that could run, as a block; or plain text where it has no HTML,
 * with the entities that exports write into plain text too.
 */
export function importedDescription(text: string): string {
  if (!HTML.test(text))
    return text.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  const html = sanitiseHtml(text).trim();
  return html === '' || isHtml(html) ? html : `<div>${html}</div>`;
}
