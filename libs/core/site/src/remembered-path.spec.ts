import { createQueryClient } from '@shop/query/create-query-client';
import { returnPathCookie } from './return-path';
import { clearRememberedPath, isPathRemembered, rememberPath, rememberedPath } from './remembered-path';

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

it('remembers the wanted page for this tab and, by the cookie, for one that a mail’s link opens', () => {
  rememberPath(services, '/mypage/order_history?page=2');
  expect(rememberedPath(services)).toBe('/mypage/order_history?page=2');
  expect(document.cookie).toBe('gift_return_to=%2Fmypage%2Forder_history%3Fpage%3D2');
});

it('still knows its page when another tab has come in and forgotten the cookie', () => {
  rememberPath(services, '/mypage');
  expireCookie();
  expect(rememberedPath(services)).toBe('/mypage');
});

it('prefers its own page to another tab’s, and leaves that one alone when it forgets', () => {
  rememberPath(services, '/mypage');
  writeCookie('/cart/shipping');
  expect(rememberedPath(services)).toBe('/mypage');
  clearRememberedPath(services);
  expect(isPathRemembered(services)).toBe(false);
  expect(document.cookie).toBe('gift_return_to=%2Fcart%2Fshipping');
});

it('takes over what the server remembers and forgets it once it is used', () => {
  writeCookie('/mypage');
  expect(isPathRemembered(services)).toBe(false);
  expect(rememberedPath(services)).toBe('/mypage');
  clearRememberedPath(services);
  expect(rememberedPath(services)).toBeNull();
  expect(document.cookie).toBe('');
});

it.each(['//evil.example/', 'javascript:alert(1)', `/${'a'.repeat(600)}`])('keeps nothing of %s', (path) => {
  rememberPath(services, path);
  expect(rememberedPath(services)).toBeNull();
});
