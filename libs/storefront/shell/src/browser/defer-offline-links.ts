/**
 * Keeps the page when a link is pressed without a network, and follows the last link pressed once there is one again. It
 * listens before the router, which would leave the page to load code and data that it cannot get; a new tab is the
 * browser's own matter. The layout says that there is no connection. core §8
 */
export function deferOfflineLinks(page: Window): void {
  let pressed: HTMLAnchorElement | null = null;
  page.document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isOpening = link?.target === '' && !(event.ctrlKey || event.metaKey || event.shiftKey);
      if (page.navigator.onLine || !isOpening || link.hash !== '') return;
      event.preventDefault();
      pressed = link;
    },
    { capture: true },
  );
  page.addEventListener('online', () => {
    pressed?.click();
    pressed = null;
  });
}
