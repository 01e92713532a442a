import { addDeviceSearch, readDeviceSearches, removeDeviceSearch } from './device-searches';

const storageOf = (text: string | null) => {
  let stored = text;
  return {
    getItem: () => stored,
    setItem: (_name: string, value: string) => void (stored = value),
    removeItem: () => void (stored = null),
  };
};

it('the newest word stands first, each once, ten at most', () => {
  const device = storageOf(null);
  for (const word of ['椅子', 'マグ', '椅子']) addDeviceSearch(device, word);
  expect(readDeviceSearches(device)).toEqual(['椅子', 'マグ']);
  for (let count = 0; count < 20; count += 1) addDeviceSearch(device, `語${count}`);
  expect(readDeviceSearches(device)).toHaveLength(10);
  expect(readDeviceSearches(device)[0]).toBe('語19');
});

it('a word that is removed is gone, and with the last one the entry', () => {
  const device = storageOf('["椅子","マグ"]');
  removeDeviceSearch(device, '椅子');
  expect(readDeviceSearches(device)).toEqual(['マグ']);
  removeDeviceSearch(device, 'マグ');
  expect(device.getItem()).toBeNull();
});

it.each(['', '{', '3', '[1]', '{"a":1}', 'null'])(
  'what is no list of words (%s) is as if it were not there',
  (text) => {
    expect(readDeviceSearches(storageOf(text))).toEqual([]);
  },
);
