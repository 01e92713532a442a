import { createHash } from 'node:crypto';
import { contentSecurityPolicy, hashedSources, nonceSources } from './content-security-policy';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const HTML = [
  '<style data-x>:root{--a:1}</style>',
  '<script>var a = "日本";</script>',
  '<script type="module" async="">import "/assets/a.js";</script>',
  '<script src="/assets/b.js"></script>',
].join('');
const sourcesOf = (html: string) => hashedSources(Buffer.from(html));

it('allows exactly the inline scripts and styles of the document by their hashes', () => {
  const { scripts, styles } = sourcesOf(HTML);
  expect(scripts).toEqual([sha('var a = "日本";'), sha('import "/assets/a.js";')]);
  expect(styles).toEqual([sha(':root{--a:1}')]);
});

it('lists each hash once', () => {
  expect(sourcesOf('<script>1</script><script>1</script>').scripts).toHaveLength(1);
});

it.each([
  ['hashes', sourcesOf(HTML)],
  ['a nonce', nonceSources('abc')],
])('allows no other inline code: with %s', (_what, sources) => {
  const policy = contentSecurityPolicy(sources);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self'"])
    expect(policy).toContain(rule);
});

it('[setting-gtm-id] lists other origins only where they are allowed', () => {
  const shut = contentSecurityPolicy(nonceSources('abc'));
  expect(shut).not.toMatch(/https?:/);
  const open = contentSecurityPolicy(nonceSources('abc'), {
    usesAnalytics: true,
    apiOrigin: 'https://api.example',
    frameOrigin: 'https://pay.example',
  });
  const ruleOf = (name: string) => open.split('; ').find((rule) => rule.startsWith(name));
  expect(ruleOf('script-src')).toBe("script-src 'self' 'nonce-abc' https://www.googletagmanager.com");
  expect(ruleOf('connect-src')).toMatch(
    /^connect-src 'self' https:\/\/api\.example https:\/\/www\.googletagmanager/,
  );
  expect(ruleOf('frame-src')).toBe('frame-src https://pay.example');
  expect(shut).toContain("frame-src 'none'");
  expect(ruleOf('style-src')).toBe("style-src 'self' 'nonce-abc'");
  expect(open).not.toMatch(/unsafe|\*/);
});
