import { isHtml } from '@shop/format/is-html';
import type { ProductView } from './product-view';

/** Where one line of the text ends and another begins. */
const LINE_END = /<\/(?:p|div|li|h[2-5]|tr|dt|dd|caption)>|<br\s*\/?>/gi;
const CELL_END = /<\/t[hd]>/gi;
const TAG = /<[^>]*>/g;
/** What sanitised HTML escapes. */
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words of sanitised HTML: blocks and rows of tables as lines, cells apart. */
const plainText = (html: string): string =>
  html
    .replace(LINE_END, '\n')
    .replace(CELL_END, ' ')
    .replace(TAG, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]*\n\s*/g, '\n')
    .trim();

/** A product's description as its page needs it: HTML where it is written so, and in any case plain text. */
export const toDescription = (text: string): Pick<ProductView, 'description' | 'descriptionHtml'> =>
  isHtml(text)
    ? { description: plainText(text), descriptionHtml: text }
    : { description: text, descriptionHtml: null };
