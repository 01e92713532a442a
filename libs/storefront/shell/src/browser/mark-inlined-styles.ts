/** Where React names the style sheets whose text is in the document. */
const INLINED = 'style[data-href]';

/**
 * Tells Vite's code loader which style sheets the document holds already: before it loads a chunk it looks for links to
 * the chunk's sheets, and a disabled link is found but never fetched. Sheets of other pages come with their code.
 */
export function markInlinedStyles(document: Document): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>(INLINED))
    for (const href of (style.dataset['href'] ?? '').split(' ')) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.setAttribute('disabled', '');
      link.href = href;
      document.head.append(link);
    }
}
