/** Where one line of the text ends and another begins. */
const LINE_END = /<\/(?:p|div|li|h[2-5]|tr|dt|dd|caption)>|<br\s*\/?>/gi;
const CELL_END = /<\/t[hd]>/gi;
const TAG = /<[^>]*>/g;
/** What sanitised HTML escapes. */
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words of sanitised HTML: blocks and rows of tables as lines, cells apart. */
export const plainTextOfHtml = (html: string): string =>
  html
    .replace(LINE_END, '\n')
    .replace(CELL_END, ' ')
    .replace(TAG, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]*\n\s*/g, '\n')
    .trim();
