/** Where the server names the style sheets that it has written into the document. */
const INLINED = 'style[data-href]';

/**
 * Tells the code loader which style sheets the document holds already: it looks for links, and a disabled one is found
 * but never fetched. Sheets of other pages come with their code and are kept by the browser.
 */
export function keepInlinedStyles(document: Document): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>(INLINED))
    for (const href of (style.dataset['href'] ?? '').split(' ')) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.setAttribute('disabled', '');
      link.href = href;
      document.head.append(link);
    }
}
