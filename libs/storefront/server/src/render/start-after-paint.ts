/** What the browser starts once the page shows. */
export interface StartedScripts {
  /** What all of them stand on: evaluated first, each in a task of its own, so that none keeps the page busy for long. */
  readonly shared: readonly string[];
  /** Imported before the entry: the manifest first, then the modules of the routes in the order of `routes`. */
  readonly modules: readonly string[];
  readonly routes: readonly string[];
  readonly entry: string;
}

/** How long nothing holds the scripts back, and how often a tab is loaded anew when they are gone. */
export interface StartLimits {
  readonly longestWaitMs: number;
  readonly reloadPauseMs: number;
  /** Under which name, after the shop's prefix, the tab keeps when it was last loaded anew. */
  readonly lastReloadName: string;
  /** Says on the window that the page answers. */
  readonly answersEvent: string;
}

/**
 * Runs in the browser, written into the document as text: so it may use nothing from outside.
 *
 * Words and pictures stand without scripts. On a phone a hundred kilobytes of code beside the first picture cost it half
 * of the line, and running them half of the processor; so their hints wait in a template until the first frame with the
 * page's main pictures is drawn, or the shopper acts, or the wait has lasted long enough.
 */
export function startAfterPaint(
  { shared, modules, routes, entry }: StartedScripts,
  limits: StartLimits,
): void {
  let isStarted = false;
  let held: HTMLButtonElement | null = null;
  // A press that comes before the page answers is kept until it does, but for what browsers do by themselves.
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null || button.form?.getAttribute('method') === 'get') return;
    if (button.hasAttribute('popovertarget')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = button;
  };
  addEventListener('click', hold, { capture: true });
  const release = () => {
    removeEventListener('click', hold, { capture: true });
    held?.click();
  };
  addEventListener(limits.answersEvent, release, { once: true });
  const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);
  // A kept document may name scripts of a build that is gone. core §8 "Chunk-loading failure"
  const loadAnew = () => {
    const key = (document.documentElement.dataset['shopPrefix'] ?? '') + limits.lastReloadName;
    const last = Number(sessionStorage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    if (!navigator.onLine || Date.now() - last < limits.reloadPauseMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const hints = document.querySelector<HTMLTemplateElement>('template[data-shop-scripts]');
    if (hints !== null) document.head.append(hints.content);
    const pause = () => new Promise((resolve) => setTimeout(resolve));
    shared
      .reduce((before, file) => before.then(() => load(file)).then(pause), Promise.resolve<unknown>(null))
      .then(() => Promise.all(modules.map(load)))
      .then((loaded) => {
        Object.assign(window, {
          __reactRouterRouteModules: Object.fromEntries(routes.map((id, index) => [id, loaded[index + 1]])),
        });
        return load(entry);
      })
      .catch(loadAnew);
  };
  for (const act of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(act, start, { once: true, capture: true, passive: true });
  // Nothing is painted in a tab that nobody looks at.
  if (document.hidden) return start();
  setTimeout(start, limits.longestWaitMs);
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  void Promise.allSettled([...pictures].map((picture) => picture.decode())).then(() =>
    requestAnimationFrame(() => setTimeout(start)),
  );
}
