/** Returns another reference for a picture, or `null` to leave it as it is. */
export type MapReference = (reference: string) => string | null;

/** An `img` element up to the value of its `src`, and that value in its quotes. */
const HTML_PICTURE =
  /(<img\b(?:\s+(?!src\b)[^\s"'=<>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>]+))?)*\s+src\s*=\s*)("[^"]*"|'[^']*')/gi;
/** `![text](reference`, where the reference may be in angle brackets. */
const MARKDOWN_PICTURE = /(!\[(?:\\.|[^\]\\])*\]\(\s*)(<[^<>\n]*>|[^\s()<>]+)/g;

const ENTITIES: readonly (readonly [entity: string, character: string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
];
const unescape = (text: string): string =>
  ENTITIES.reduce((result, [entity, character]) => result.replaceAll(entity, character), text);

/** The same HTML with other references to pictures. */
export const mapHtmlPictures = (html: string, map: MapReference): string =>
  html.replace(HTML_PICTURE, (whole, head: string, quoted: string) => {
    const quote = quoted.charAt(0);
    const mapped = map(unescape(quoted.slice(1, -1)));
    return mapped === null ? whole : `${head}${quote}${mapped}${quote}`;
  });

/** The same Markdown with other references to pictures, those of `img` elements in it too. */
export const mapMarkdownPictures = (markdown: string, map: MapReference): string =>
  mapHtmlPictures(
    markdown.replace(MARKDOWN_PICTURE, (whole, head: string, reference: string) => {
      const isBracketed = reference.startsWith('<');
      const mapped = map(isBracketed ? reference.slice(1, -1) : reference);
      if (mapped === null) return whole;
      return `${head}${isBracketed ? `<${mapped}>` : mapped}`;
    }),
    map,
  );

/** The references to pictures in HTML, each once. */
export function picturesOf(html: string): readonly string[] {
  const references = new Set<string>();
  mapHtmlPictures(html, (reference) => {
    references.add(reference);
    return null;
  });
  return [...references];
}
