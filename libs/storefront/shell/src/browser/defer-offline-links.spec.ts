import { deferOfflineLinks } from './defer-offline-links';

let isOnline = true;
const followed: string[] = [];

beforeAll(() => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  deferOfflineLinks(window);
  // Where the router listens: it follows what nobody has prevented.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && !event.defaultPrevented) followed.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  });
});
beforeEach(() => {
  followed.length = 0;
  document.body.innerHTML = `
    <a href="/product"><span>商品一覧</span></a><a href="/cart/">カート</a>
    <a href="/legal" target="_blank">特定商取引法</a><a href="#main">本文へ</a><button>検索</button>`;
});
afterEach(() => comeBack());

const goOffline = () => {
  isOnline = false;
};
const comeBack = () => {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
};
const press = (selector: string, init: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

it('follows links at once while there is a network', () => {
  press('a[href="/product"]');
  comeBack();
  expect(followed).toEqual(['/product']);
});

it('keeps the page without a network, and follows the link once there is one', () => {
  goOffline();
  press('span');
  expect(followed).toEqual([]);
  comeBack();
  expect(followed).toEqual(['/product']);
  comeBack();
  expect(followed).toEqual(['/product']);
});

it('follows the last of several links', () => {
  goOffline();
  press('a[href="/product"]');
  press('a[href="/cart/"]');
  comeBack();
  expect(followed).toEqual(['/cart/']);
});

it.each([
  ['a link that opens a tab', 'a[target]', {}, ['/legal']],
  ['a press that opens a tab', 'a[href="/cart/"]', { ctrlKey: true }, ['/cart/']],
  ['a place on the page', 'a[href="#main"]', {}, ['#main']],
  ['a button', 'button', {}, []],
])('leaves %s as it is', (_what, selector, init, expected) => {
  goOffline();
  press(selector, init);
  expect(followed).toEqual(expected);
});
