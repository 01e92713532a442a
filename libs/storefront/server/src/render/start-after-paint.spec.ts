/** @jest-environment jsdom */
import { startAfterPaint } from './start-after-paint';

const entry = jest.fn();
const evaluated: string[] = [];
jest.mock('/assets/framework.js', () => (evaluated.push('framework'), {}), { virtual: true });
jest.mock('/assets/shop.js', () => (evaluated.push('shop'), {}), { virtual: true });
jest.mock('/assets/manifest.js', () => ({}), { virtual: true });
jest.mock('/assets/root.js', () => ({ default: 'root' }), { virtual: true });
jest.mock('/assets/list.js', () => ({ default: 'list' }), { virtual: true });
jest.mock('/assets/entry.js', () => (entry(), {}), { virtual: true });

const SCRIPTS = {
  shared: ['/assets/framework.js', '/assets/shop.js'],
  modules: ['/assets/manifest.js', '/assets/root.js', '/assets/list.js'],
  routes: ['root', 'product-list'],
  entry: '/assets/entry.js',
};
const LONGEST_WAIT_MS = 3_000;
const LIMITS = {
  longestWaitMs: LONGEST_WAIT_MS,
  reloadPauseMs: 60_000,
  lastReloadName: 'last',
  answersEvent: 'answers',
};
let decoded: () => void;
let paint: () => void;

beforeEach(() => {
  jest.resetModules();
  sessionStorage.clear();
  entry.mockClear();
  evaluated.length = 0;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<img fetchpriority="high"><template data-shop-scripts><link rel="modulepreload" href="/assets/list.js"></template>';
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
  for (let file = 0; file <= SCRIPTS.shared.length; file += 1) {
    await promisesSettle();
    jest.advanceTimersByTime(0);
  }
  await promisesSettle();
};
const hints = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('the scripts start after the frame that shows the main picture, each once', async () => {
  startAfterPaint(SCRIPTS, LIMITS);
  await settle();
  expect(hints()).toEqual([]);
  decoded();
  await settle();
  paint();
  expect(entry).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  await settle();
  expect(hints()).toEqual(['/assets/list.js']);
  expect(entry).toHaveBeenCalledTimes(1);
  // In a test a module comes as the default of another.
  expect(Reflect.get(window, '__reactRouterRouteModules')).toMatchObject({
    root: { default: { default: 'root' } },
    'product-list': { default: { default: 'list' } },
  });
  window.dispatchEvent(new Event('pointerdown'));
  jest.advanceTimersByTime(LONGEST_WAIT_MS);
  await settle();
  expect(hints()).toHaveLength(1);
});

test('what is shared is evaluated first, each file in a task of its own', async () => {
  startAfterPaint(SCRIPTS, LIMITS);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await promisesSettle();
  expect(evaluated).toEqual(['framework']);
  jest.advanceTimersByTime(0);
  await promisesSettle();
  expect(evaluated).toEqual(['framework', 'shop']);
  expect(entry).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  await promisesSettle();
  expect(entry).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'focusin'])('%s of a shopper starts them at once', async (act) => {
  startAfterPaint(SCRIPTS, LIMITS);
  document.body.dispatchEvent(new Event(act, { bubbles: true }));
  await settle();
  expect(entry).toHaveBeenCalledTimes(1);
});

test('a picture that does not come holds them back no longer than the wait', async () => {
  startAfterPaint(SCRIPTS, LIMITS);
  jest.advanceTimersByTime(LONGEST_WAIT_MS - 1);
  await settle();
  expect(entry).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  await settle();
  expect(entry).toHaveBeenCalledTimes(1);
});

test('a tab that nobody looks at paints nothing and does not wait', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startAfterPaint(SCRIPTS, LIMITS);
  await settle();
  expect(entry).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
});

test('[error-core-chunk] a document whose scripts are gone is loaded anew, once in a minute', async () => {
  const GONE = { ...SCRIPTS, modules: ['/assets/gone.js'] };
  const reloadedAt = () => sessionStorage.getItem('last');
  // jsdom cannot load anew and says so.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const [secondsLater, isLoaded] of [
    [0, true],
    [59, false],
    [2, true],
  ] as const) {
    jest.advanceTimersByTime(secondsLater * 1_000);
    const before = reloadedAt();
    startAfterPaint(GONE, LIMITS);
    window.dispatchEvent(new Event('keydown'));
    await settle();
    expect(reloadedAt() !== before).toBe(isLoaded);
  }
  said.mockRestore();
});

describe('a press before the page answers', () => {
  const press = (html: string) => {
    document.body.innerHTML = html;
    startAfterPaint(SCRIPTS, LIMITS);
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
    ['of a form that only scripts send', '<form method="post"><button>送る</button></form>'],
    ['of a form without a way', '<form><button>送る</button></form>'],
    ['of a button by itself', '<button type="button">カートに入れる</button>'],
  ])('%s is done once when it does', (_what, html) => {
    const { button, presses } = press(html);
    button?.click();
    expect(presses).toEqual([]);
    window.dispatchEvent(new Event('answers'));
    expect(presses).toEqual([false]);
    button?.click();
    expect(presses).toHaveLength(2);
  });

  it('is left to the browser where it needs no scripts', () => {
    expect(press('<form method="get" action="/product"><button>検索</button></form>').presses).toEqual([
      false,
    ]);
  });
});
