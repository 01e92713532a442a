import { markMessageRead, readMessages } from './read-messages';

const MEMBER = 1;
const storageOf = (text: string | null) => {
  const values = new Map<string, string>(text === null ? [] : [[`read_messages_${MEMBER}`, text]]);
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
};

it('a message is marked for its member alone, once, and the last 500 are kept', () => {
  const device = storageOf(null);
  for (const id of [3, 5, 3]) markMessageRead(device, MEMBER, id);
  expect(readMessages(device, MEMBER)).toEqual([3, 5]);
  expect(readMessages(device, 2)).toEqual([]);
  for (let id = 1000; id < 1600; id += 1) markMessageRead(device, MEMBER, id);
  expect(readMessages(device, MEMBER)).toHaveLength(500);
  expect(readMessages(device, MEMBER)[0]).toBe(1599);
});

it.each(['', '{', '3', '["a"]', '{"a":1}', 'null'])('what is no list of ids (%s) marks nothing', (text) => {
  expect(readMessages(storageOf(text), MEMBER)).toEqual([]);
});

it('a device without room leaves the message unread instead of failing', () => {
  const full = {
    ...storageOf(null),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  markMessageRead(full, MEMBER, 3);
  expect(readMessages(full, MEMBER)).toEqual([]);
});
