/** Where React names the style sheets whose text is in the document. */
const SERVER_STYLES = 'style[data-href]';

/**
 * Removes the styles of the server's document once Vite has inserted those of the loaded code. Only development needs this:
 * with two copies of a sheet, what hot reload takes out of one would still apply by the other.
 */
export function removeServerStyles(document: Document): void {
  for (const style of document.querySelectorAll(SERVER_STYLES)) style.remove();
}
