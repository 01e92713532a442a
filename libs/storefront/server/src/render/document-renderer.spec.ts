import { noCspOrigins } from '@shop/storefront-shell/site/csp-origins';
import { ChangeEvents } from '../changes/change-events';
import { createTestBuild } from '../test-support/create-test-build';
import { createDocumentRenderer } from './document-renderer';

const ORIGIN = 'https://shop.example';

it.each([
  ['/product', '?page=2', `${ORIGIN}/product?page=2`],
  ['//evil.example/login', '', `${ORIGIN}//evil.example/login`],
  ['/\\evil.example/login', '', `${ORIGIN}//evil.example/login`],
  ['https://evil.example/', '', `${ORIGIN}/https://evil.example/`],
  ['/product', '?next=//evil.example/', `${ORIGIN}/product?next=%2F%2Fevil.example%2F`],
])('%s%s is drawn at the shop’s own origin', async (pathname, search, href) => {
  const drawn: string[] = [];
  const render = createDocumentRenderer({
    build: createTestBuild((url) => drawn.push(url.href)),
    channel: 'default',
    origin: ORIGIN,
    apiAddress: 'http://127.0.0.1:9',
    allowedApis: [],
    fetch: () => Promise.reject(new Error('Nothing is asked')),
    onError: () => undefined,
    mode: 'test',
    changes: new ChangeEvents(),
  });
  await render({
    address: { pathname, search },
    session: { state: 'absent' },
    nonce: null,
    isComplete: true,
    encodeIn: null,
    credentials: { clientAddress: '203.0.113.7', internalSecret: 'the-secret', requestId: 'r-1' },
    signal: new AbortController().signal,
    parties: noCspOrigins(),
  });
  expect(drawn).toEqual([href]);
});
