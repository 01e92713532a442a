import { blockedPortOf } from './blocked-ports.mjs';

it.each([
  ['the usual ports', 4000, null],
  ['the API’s port', 6000, 6000],
  ['the first shop’s port', 5800, 6000],
  ['the last shop’s port', 6476, 6679],
  ['a port that browsers refuse as well', 9880, 10_080],
])('%s', (_what, portBase, blocked) => {
  expect(blockedPortOf(portBase)).toBe(blocked);
});

it('names what fetch refuses', async () => {
  for (const port of [6000, 6697, 10_080])
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'bad port' }) as unknown,
    });
});
