import { createQueryClient } from '@shop/query/create-query-client';
import { returnPathCookie } from './return-path';
import {
  clearTabReturnPath,
  hasTabReturnPath,
  storeTabReturnPath,
  readTabReturnPath,
} from './tab-return-path';

const services = { queryClient: createQueryClient('browser'), channel: 'gift' };
/** What the server or another tab writes. */
const writeCookie = (path: string) => {
  document.cookie = returnPathCookie(path, 'gift_') ?? '';
};
const expireCookie = () => {
  document.cookie = 'gift_return_to=; Max-Age=0; Path=/';
};

beforeEach(() => {
  sessionStorage.clear();
  expireCookie();
});

it('stores the return path for this tab and, in a cookie, for a tab that the link of a mail opens', () => {
  storeTabReturnPath(services, '/mypage/order_history?page=2');
  expect(readTabReturnPath(services)).toBe('/mypage/order_history?page=2');
  expect(document.cookie).toBe('gift_return_to=%2Fmypage%2Forder_history%3Fpage%3D2');
});

it('keeps its return path when another tab has signed in and cleared the cookie', () => {
  storeTabReturnPath(services, '/mypage');
  expireCookie();
  expect(readTabReturnPath(services)).toBe('/mypage');
});

it('prefers its own return path to another tab’s, and leaves that one alone when it clears its own', () => {
  storeTabReturnPath(services, '/mypage');
  writeCookie('/cart/shipping');
  expect(readTabReturnPath(services)).toBe('/mypage');
  clearTabReturnPath(services);
  expect(hasTabReturnPath(services)).toBe(false);
  expect(document.cookie).toBe('gift_return_to=%2Fcart%2Fshipping');
});

it('takes over the return path of the server’s cookie and clears it once it is used', () => {
  writeCookie('/mypage');
  expect(hasTabReturnPath(services)).toBe(false);
  expect(readTabReturnPath(services)).toBe('/mypage');
  clearTabReturnPath(services);
  expect(readTabReturnPath(services)).toBeNull();
  expect(document.cookie).toBe('');
});

it.each(['//evil.example/', 'javascript:alert(1)', `/${'a'.repeat(600)}`])('does not store %s', (path) => {
  storeTabReturnPath(services, path);
  expect(readTabReturnPath(services)).toBeNull();
});
