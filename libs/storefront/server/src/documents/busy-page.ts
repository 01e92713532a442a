import { OverloadedError } from '@shop/requests/admission-gate';
import { DENY_ALL } from '../security/content-security-policy';

/** How long the shopper is asked to wait, in seconds. */
const RETRY_AFTER_S = '5';

const HTML = `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>ただいま混み合っています</title>
<h1>ただいま混み合っています</h1>
<p>アクセスが集中しているため、ページを表示できませんでした。しばらく時間をおいてから、もう一度お試しください。</p>
<p><a href="">もう一度表示する</a></p>
</html>
`;

/** Whether this is an `OverloadedError`; compared by name, because errors of a worker thread arrive as copies. */
export const isOverloadedError = (error: unknown): boolean =>
  error instanceof Error && error.name === new OverloadedError().name;

/** The response under overload: a small static page. reliability 36 */
export const busyPage = (): Response =>
  new Response(HTML, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': DENY_ALL.join('; '),
      'Retry-After': RETRY_AFTER_S,
    },
  });
