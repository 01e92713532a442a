import { growth, MAX_GROWTH } from '@shop/testing-api/cpu-time';
import { findUnstorableText } from './find-unstorable-text';

const MARKS = '\u0300\u0316';

it.each<[string, (size: number) => unknown]>([
  ['letters', (size) => 'a'.repeat(10 * size)],
  ['letters with as many marks as may be', (size) => `a${MARKS.repeat(15)}`.repeat(size / 10)],
  ['short texts', (size) => Array.from({ length: size }, () => 'a')],
  ['names', (size) => Object.fromEntries(Array.from({ length: size }, (_, name) => [`n${name}`, 1]))],
  ['names of a long name', (size) => ({ ['a'.repeat(size)]: Array.from({ length: size }, () => 1) })],
])('takes linear time for many %s', async (_name, partOf) => {
  const finding = (size: number) => {
    const part = partOf(size);
    return () => findUnstorableText(part);
  };
  expect(await growth(finding, 10_000)).toBeLessThan(MAX_GROWTH);
});
