import { markDeviceNews, readDeviceNews } from './device-news';

const deviceOf = (text: string | null) => {
  const values = new Map<string, string>(text === null ? [] : [['read_news', text]]);
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
};

it('a piece of news is marked once, the last read first, and 200 are kept', () => {
  const device = deviceOf(null);
  for (const id of [3, 5, 3]) markDeviceNews(device, id);
  expect(readDeviceNews(device)).toEqual([3, 5]);
  for (let id = 1000; id < 1300; id += 1) markDeviceNews(device, id);
  expect([readDeviceNews(device).length, readDeviceNews(device)[0]]).toEqual([200, 1299]);
});

it.each(['', '{', '3', '["a"]', '{"a":1}', 'null'])('what is no list of ids (%s) marks nothing', (text) => {
  expect(readDeviceNews(deviceOf(text))).toEqual([]);
});
