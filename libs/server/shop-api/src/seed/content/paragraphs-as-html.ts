const HEADING = '# ';

/** Plain paragraphs as the editors' HTML; one that begins with `# ` is a heading. */
export const paragraphsAsHtml = (paragraphs: readonly string[]): string =>
  paragraphs
    .map((text) => (text.startsWith(HEADING) ? `<h2>${text.slice(HEADING.length)}</h2>` : `<p>${text}</p>`))
    .join('');
