import { carriesSecret, hideSecret } from './carries-secret';
import type { DocumentPage } from './create-route-matcher';

const PLAIN: DocumentPage = { id: 'product-list', guard: 'public', cache: 'public' };
const MAIL_LINK: DocumentPage = { id: 'verify-email', guard: 'public', cache: 'private', hasSecret: true };
const PRODUCT: DocumentPage = { ...PLAIN, id: 'product-detail', secretParameter: 'restock_token' };

it.each([
  [MAIL_LINK, '', true],
  [MAIL_LINK, '?token=a', true],
  [PRODUCT, '?restock_token=a', true],
  [PRODUCT, '?x=1&restock_token', true],
  [PRODUCT, '?restock%5Ftoken=a', true],
  [PRODUCT, '', false],
  [PRODUCT, '?token=restock_token', false],
  [PLAIN, '?restock_token=a', false],
  [null, '?token=a', false],
])('of %j with the query %j: %s', (page, search, expected) => {
  expect(carriesSecret(page, { search })).toBe(expected);
});

it('what a response says of caching and referrers gives way', () => {
  const response = new Response(null, {
    status: 404,
    headers: { 'Cache-Control': 'public, max-age=60', 'Referrer-Policy': 'origin' },
  });
  hideSecret(response);
  expect([response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual([
    'private, no-store',
    'no-referrer',
  ]);
});
