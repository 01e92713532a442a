import { warningsOf } from './first-load-budget';

test('a page warns from 95 % of its budget on, of each figure by itself', () => {
  expect(warningsOf('top page', { scriptBytes: 137_749, htmlBytes: 15_199 })).toEqual([]);
  expect(warningsOf('top page', { scriptBytes: 137_750, htmlBytes: 16_100 })).toEqual([
    'first load of the top page: 137.8 kB of 145.0 kB of JavaScript (95 %)',
    'first load of the top page: 16.1 kB of 16.0 kB of HTML (101 %)',
  ]);
});
