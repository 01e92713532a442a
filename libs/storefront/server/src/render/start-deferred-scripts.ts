/** How long the scripts wait, and how often a tab reloads when they cannot be loaded. */
export interface StartLimits {
  /** The scripts start by then at the latest, ms. */
  readonly longestWaitMs: number;
  /** A tab reloads at most once in this time, ms. */
  readonly reloadPauseMs: number;
  /** The storage key, after the shop's prefix, under which a tab stores when it was last reloaded. */
  readonly lastReloadName: string;
  /** The event on the window by which the page says that it is hydrated. */
  readonly hydratedEvent: string;
  /** The event on the window by which a part of the page says that its code, loaded later, has arrived. */
  readonly awakeEvent: string;
  /** The root element of a part whose code has not arrived. */
  readonly waitingPart: string;
}

/**
 * Runs in the browser, written into the document as text, so it can use nothing from outside. `shared` are the files
 * that everything else imports.
 *
 * Text and pictures need no scripts. On a phone a hundred kilobytes of code beside the first picture cost it half of the
 * bandwidth, and evaluating them half of the processor; so module scripts and preload hints wait in a `<noscript>` until
 * the first frame with the page's main pictures is painted, or the shopper acts, or the longest wait is over.
 */
export function startDeferredScripts(shared: readonly string[], limits: StartLimits): void {
  let isStarted = false;
  let isHydrated = false;
  let heldButton: HTMLButtonElement | null = null;
  const waits = (button: Element) => !isHydrated || button.closest(limits.waitingPart) !== null;
  // A click on a button whose code has not arrived is repeated then, except where the browser handles it by itself.
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null || button.form?.getAttribute('method') === 'get') return;
    if (button.hasAttribute('popovertarget') || !waits(button)) return;
    event.preventDefault();
    // Other listeners of the window still see it: it is a sign of a person, which loads the code.
    event.stopPropagation();
    heldButton = button;
  };
  addEventListener('click', hold, { capture: true });
  const release = () => {
    const button = heldButton;
    if (button === null || waits(button)) return;
    heldButton = null;
    button.click();
  };
  addEventListener(limits.awakeEvent, release);
  addEventListener(limits.hydratedEvent, () => {
    isHydrated = true;
    release();
  });
  // A cached document may name scripts of a build that is gone. core §8 "Chunk-loading failure"
  const reload = () => {
    const key = (document.documentElement.dataset['shopPrefix'] ?? '') + limits.lastReloadName;
    const last = Number(sessionStorage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    if (!navigator.onLine || Date.now() - last < limits.reloadPauseMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  };
  const source = document.querySelector('noscript[data-shop-scripts]')?.textContent ?? '';
  const scripts = document.createRange().createContextualFragment(source);
  const modules = [...scripts.querySelectorAll('script[type=module]')];
  const preloads = [...scripts.querySelectorAll('link[rel=modulepreload]')];
  for (const element of [...modules, ...preloads]) {
    element.remove();
    element.addEventListener('error', reload);
  }
  // What is left names the parts of the page and holds the data of the loaders, which further scripts add to.
  document.head.append(scripts);
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    document.head.append(...preloads);
    // Each in a task of its own, so that none blocks the page for long.
    const pause = () => new Promise((resolve) => setTimeout(resolve));
    shared
      .reduce(
        (previous, file) => previous.then(() => import(/* @vite-ignore */ file)).then(pause),
        Promise.resolve<unknown>(null),
      )
      .then(() => document.head.append(...modules))
      .catch(reload);
  };
  for (const act of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(act, start, { once: true, capture: true, passive: true });
  // A hidden tab paints nothing.
  if (document.hidden) return start();
  setTimeout(start, limits.longestWaitMs);
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  void Promise.allSettled([...pictures].map((picture) => picture.decode())).then(() =>
    requestAnimationFrame(() => setTimeout(start)),
  );
}
