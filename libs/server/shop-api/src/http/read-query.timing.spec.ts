import { growth, MAX_GROWTH } from '@shop/testing-api/cpu-time';
import { readQuery } from './read-query';

it.each([
  ['many names', (name: number) => `n${name}`],
  ['one name many times', () => 'n'],
  ['many lists', (name: number) => `n${name}[]`],
])('takes linear time: %s', async (_name, nameOf) => {
  const reading = (size: number) => {
    const search = new URLSearchParams(Array.from({ length: size }, (_, index) => [nameOf(index), '']));
    return () => readQuery(search);
  };
  // Below the size from which the engine allocates an array apart, in pages that are new each time.
  expect(await growth(reading, 1_000)).toBeLessThan(MAX_GROWTH);
});
