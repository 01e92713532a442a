import { saysOnlySlow } from './says-only-slow.mjs';

const line = (err: object) => JSON.stringify({ level: 'error', err, message: 'request failed' });

test.each([
  ['a statement past its limit', line({ type: 'DatabaseError', code: '57014' }), true],
  ['a lock past its limit', line({ type: 'DatabaseError', code: '55P03' }), true],
  ['no connection in time', line({ message: 'timeout exceeded when trying to connect' }), true],
  ['a database that did not answer', line({ type: 'DatabaseStalledError' }), true],
  ['a fault of the code', line({ type: 'TypeError', message: 'x is undefined' }), false],
  ['a broken constraint', line({ type: 'DatabaseError', code: '23505' }), false],
])('%s', (_name, text, expected) => {
  expect(saysOnlySlow(text)).toBe(expected);
});
