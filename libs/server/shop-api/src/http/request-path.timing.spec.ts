import { cpuTime } from '@shop/testing-api/cpu-time';
import { requestPath } from './request-path';

const pathOf = (path: string) => requestPath(new Request(`http://127.0.0.1:4000${path}`));

/** Checking the path once costs half of it; decoding it piece by piece costs 500 times as much. */
const MAX_TIMES = 10;

// reliability 21
it.each([
  ['escaped wrongly all over', '%f0%'],
  ['long', 'a'],
])('costs little for a path that is %s', async (_name, unit) => {
  const letters = '%E8%8C%B6'.repeat(400);
  const most = MAX_TIMES * (await cpuTime(() => pathOf(`/v1/tags/${letters}`)));
  const worst = unit.repeat(15_000 / unit.length);
  expect(await cpuTime(() => pathOf(`/v1/tags/${worst}`), most)).toBeLessThanOrEqual(most);
});
