/**
 * Keeps the height of an element that stands at the foot of the screen in a custom property of the document, so that what
 * stands there besides can stand above it. Returns what ends that.
 */
export function keepHeight(element: HTMLElement, property: `--shop-${string}`): () => void {
  const { style } = document.documentElement;
  const keep = () => style.setProperty(property, `${element.offsetHeight}px`);
  keep();
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(keep);
  observer?.observe(element, { box: 'border-box' });
  return () => {
    observer?.disconnect();
    style.removeProperty(property);
  };
}
