/** @jest-environment jsdom */
import { startDeferredScripts } from './start-deferred-scripts';

const evaluated: string[] = [];
jest.mock('/assets/framework.js', () => (evaluated.push('framework'), {}), { virtual: true });
jest.mock('/assets/shop.js', () => (evaluated.push('shop'), {}), { virtual: true });

const SHARED = ['/assets/framework.js', '/assets/shop.js'];
/** As the framework writes it, in the text of a noscript element. */
const SCRIPTS =
  '<script>window.documentData = 1</script><script type="module" async>import "/assets/entry.js"</script>' +
  '<link rel="modulepreload" href="/assets/list.js">';
const MAX_WAIT_MS = 3_000;
const LIMITS = {
  longestWaitMs: MAX_WAIT_MS,
  reloadPauseMs: 60_000,
  lastReloadName: 'last',
  hydratedEvent: 'hydrated',
  awakeEvent: 'awake',
  waitingPart: '[data-waits]',
};
let decoded: () => void;
let paint: () => void;

/** The document's script listens for as long as its page lives. */
const listening: Parameters<typeof window.addEventListener>[] = [];
const { addEventListener: listen } = window;
window.addEventListener = (...input: Parameters<typeof listen>) => {
  listening.push(input);
  listen(...input);
};
afterEach(() => {
  for (const [type, listener, options] of listening.splice(0))
    window.removeEventListener(type, listener, options);
});

beforeEach(() => {
  jest.resetModules();
  sessionStorage.clear();
  evaluated.length = 0;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  document.head.innerHTML = '';
  document.body.innerHTML = '<img fetchpriority="high"><noscript data-shop-scripts></noscript>';
  document.querySelector('noscript')?.append(SCRIPTS);
  const decoding = new Promise<void>((resolve) => (decoded = resolve));
  Object.assign(document.querySelector('img') ?? {}, { decode: () => decoding });
  window.requestAnimationFrame = (callback) => {
    paint = () => callback(0);
    return 1;
  };
});
afterEach(() => jest.useRealTimers());

const promisesSettle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
/** What is shared comes file by file, with a task between two. */
const settle = async () => {
  for (let file = 0; file <= SHARED.length; file += 1) {
    await promisesSettle();
    jest.advanceTimersByTime(0);
  }
  await promisesSettle();
};
const preloads = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const modules = () => [...document.head.querySelectorAll('script[type=module]')];

test('data is available at once, and scripts start once, after the frame that shows the main picture', async () => {
  startDeferredScripts(SHARED, LIMITS);
  await settle();
  expect(document.head.querySelector('script:not([type])')?.textContent).toBe('window.documentData = 1');
  expect([preloads(), modules()]).toEqual([[], []]);
  decoded();
  await settle();
  paint();
  expect(modules()).toHaveLength(0);
  jest.advanceTimersByTime(1);
  await settle();
  expect(preloads()).toEqual(['/assets/list.js']);
  expect(modules()).toHaveLength(1);
  window.dispatchEvent(new Event('pointerdown'));
  jest.advanceTimersByTime(MAX_WAIT_MS);
  await settle();
  expect(preloads()).toHaveLength(1);
  expect(modules()).toHaveLength(1);
});

test('shared files are evaluated first, each in a task of its own', async () => {
  startDeferredScripts(SHARED, LIMITS);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await promisesSettle();
  expect(evaluated).toEqual(['framework']);
  jest.advanceTimersByTime(0);
  await promisesSettle();
  expect(evaluated).toEqual(['framework', 'shop']);
  expect(modules()).toHaveLength(0);
  jest.advanceTimersByTime(0);
  await promisesSettle();
  expect(modules()).toHaveLength(1);
});

test.each(['pointerdown', 'keydown', 'focusin'])('%s starts them at once', async (act) => {
  startDeferredScripts(SHARED, LIMITS);
  document.body.dispatchEvent(new Event(act, { bubbles: true }));
  await settle();
  expect(modules()).toHaveLength(1);
});

test('a picture that does not load delays them no longer than the longest wait', async () => {
  startDeferredScripts(SHARED, LIMITS);
  jest.advanceTimersByTime(MAX_WAIT_MS - 1);
  await settle();
  expect(modules()).toHaveLength(0);
  jest.advanceTimersByTime(1);
  await settle();
  expect(modules()).toHaveLength(1);
});

test('a hidden tab does not wait, since it paints nothing', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startDeferredScripts(SHARED, LIMITS);
  await settle();
  expect(modules()).toHaveLength(1);
  hidden.mockRestore();
});

test('[error-core-chunk] a document whose scripts are gone reloads, once in a minute', async () => {
  const reloadedAt = () => sessionStorage.getItem('last');
  // jsdom cannot reload and reports it.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const [secondsLater, isReloaded] of [
    [0, true],
    [59, false],
    [2, true],
  ] as const) {
    jest.advanceTimersByTime(secondsLater * 1_000);
    const before = reloadedAt();
    startDeferredScripts(['/assets/gone.js'], LIMITS);
    window.dispatchEvent(new Event('keydown'));
    await settle();
    expect(reloadedAt() !== before).toBe(isReloaded);
  }
  reported.mockRestore();
});

test('[error-core-chunk] a document whose modules cannot be loaded reloads too', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  startDeferredScripts(SHARED, LIMITS);
  window.dispatchEvent(new Event('keydown'));
  await settle();
  expect(sessionStorage.getItem('last')).toBeNull();
  modules()[0]?.dispatchEvent(new Event('error'));
  expect(sessionStorage.getItem('last')).not.toBeNull();
  reported.mockRestore();
});

describe('a click before hydration', () => {
  const press = (html: string) => {
    document.body.innerHTML = html;
    startDeferredScripts(SHARED, LIMITS);
    const button = document.querySelector('button');
    const presses: boolean[] = [];
    button?.addEventListener('click', (event) => {
      presses.push(event.defaultPrevented);
      // jsdom sends no forms.
      event.preventDefault();
    });
    button?.click();
    return { button, presses };
  };

  it.each([
    ['of a form that scripts send', '<form method="post"><button>送る</button></form>'],
    ['of a form without a method', '<form><button>送る</button></form>'],
    ['of a button without a form', '<button type="button">カートに入れる</button>'],
  ])('%s is repeated once after hydration', (_what, html) => {
    const { button, presses } = press(html);
    button?.click();
    expect(presses).toEqual([]);
    window.dispatchEvent(new Event('hydrated'));
    expect(presses).toEqual([false]);
    button?.click();
    expect(presses).toHaveLength(2);
  });

  it('is not repeated where the browser handles it without scripts', () => {
    expect(press('<form method="get" action="/product"><button>検索</button></form>').presses).toEqual([
      false,
    ]);
  });

  const waiting = (button: string) => `<section data-waits="parts/reviews">${button}</section>`;
  const wake = () => {
    document.querySelector('[data-waits]')?.removeAttribute('data-waits');
    window.dispatchEvent(new Event('awake'));
  };

  it('on a part whose code comes later is repeated once, when that has arrived', () => {
    const { button, presses } = press(waiting('<button type="button">レビューを書く</button>'));
    window.dispatchEvent(new Event('hydrated'));
    expect(presses).toEqual([]);
    wake();
    expect(presses).toEqual([false]);
    wake();
    expect(presses).toHaveLength(1);
    button?.click();
    expect(presses).toHaveLength(2);
  });

  it('of several the last one counts, and others of the page are not delayed after hydration', () => {
    const { button, presses } = press(
      `<button type="button">カートに入れる</button>${waiting('<button type="button" id="write"><b>書く</b></button>')}`,
    );
    document.querySelector<HTMLElement>('#write b')?.click();
    window.dispatchEvent(new Event('hydrated'));
    button?.click();
    expect(presses).toEqual([false]);
    const writes = jest.fn();
    document.querySelector('#write')?.addEventListener('click', writes);
    wake();
    expect([presses.length, writes.mock.calls.length]).toEqual([1, 1]);
  });

  it('is still seen by the window, as the sign of a person that loads the code', () => {
    const { button } = press(waiting('<button type="button">レビューを書く</button>'));
    window.dispatchEvent(new Event('hydrated'));
    const seen = jest.fn();
    window.addEventListener('click', seen, { capture: true, once: true });
    button?.click();
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
