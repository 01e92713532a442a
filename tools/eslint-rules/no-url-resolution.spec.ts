import rule from './no-url-resolution.cjs';
import { ruleTester } from './rule-tester';

const errors = [{ messageId: 'resolution' }];

ruleTester.run('no-url-resolution', rule, {
  valid: [
    'new URL(origin)',
    'new URL(request.url)',
    'new URL(`${ORIGIN}${path}`)',
    "new URL('./worker.mjs', import.meta.url)",
    'new URL(`./migrations`, import.meta.url)',
    'new URL(address, undefined)',
    'URL.canParse(address)',
    "URL.canParse('/healthz', origin)",
    'const url = new URL(origin); url.pathname = pathname; url.search = search;',
    "new URLSearchParams(search, 'x')",
    'Date.parse(text, base)',
  ],
  invalid: [
    { code: 'new URL(path, target.address)', errors },
    { code: 'new URL(request.url, ORIGIN)', errors },
    { code: "new URL(request.url ?? '/', 'http://shop')", errors },
    { code: 'new URL(`/product/${key}`, origin)', errors },
    { code: "new URL('/product/' + key, origin)", errors },
    { code: 'new globalThis.URL(path, origin)', errors },
    { code: 'new URL(text, from?.href)', errors },
    { code: 'new URL(...parts)', errors },
    { code: 'new URL(path, ...bases)', errors },
    { code: 'URL.canParse(path, origin) ? new URL(path, origin) : null', errors: [...errors, ...errors] },
    { code: 'URL.parse(path, origin)', errors },
  ],
});
