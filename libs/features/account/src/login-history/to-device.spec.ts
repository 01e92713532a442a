import { toDevice } from './to-device';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    'iPhone',
    'Safari',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${WEBKIT} CriOS/120.0 Safari/604.1`, 'iPad', 'Chrome'],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/137.0.0.0 Safari/537.36`, 'Android', 'Chrome'],
  [
    `Mozilla/5.0 (Linux; Android 13) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    'Android',
    'Samsung Internet',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/137.0 Safari/537.36`, 'Windows', 'Chrome'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/137.0 Safari/537.36 Edg/137.0`, 'Windows', 'Edge'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) ${WEBKIT} Version/17 Safari/605.1`, 'Mac', 'Safari'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0', 'Linux', 'Firefox'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/120.0 Safari/537.36`, 'Chromebook', 'Chrome'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/137.0 Safari/537.36 OPR/120.0`, 'Windows', 'Opera'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s is a device with %s and %s', (userAgent, system, browser) => {
  expect(toDevice(userAgent)).toEqual({ system, browser });
});
