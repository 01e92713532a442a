import { Readable } from 'node:stream';
import { growth, MAX_GROWTH } from '@shop/testing-api/cpu-time';
import { streamCsv } from './stream-csv';

it('reads many rows in linear time', async () => {
  const readRows = (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => `髙橋,${index}`);
    const file = new TextEncoder().encode(['姓,名', ...rows].join('\n'));
    return async () => {
      let read = 0;
      for await (const { values } of streamCsv(() => Readable.from([file]))) read += values.size / 2;
      expect(read).toBe(count);
    };
  };
  expect(await growth(readRows, 1_000)).toBeLessThan(MAX_GROWTH);
});
