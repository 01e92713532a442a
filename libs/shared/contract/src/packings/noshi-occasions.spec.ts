import { NOSHI_OCCASIONS, noshiOccasionOf } from './noshi-occasions';

it.each([
  ['御祝', 'red-white-bow', true],
  ['御歳暮', 'red-white-bow', true],
  ['御出産御祝', 'red-white-bow', true],
  ['寿', 'red-white-knot', true],
  ['快気祝', 'red-white-knot', true],
  ['御見舞', 'red-white-knot', false],
  ['志', 'black-white-knot', false],
  ['御供', 'black-white-knot', false],
  ['満中陰志', 'yellow-white-knot', false],
])('%s has %s, and the ornament: %p', (title, mizuhiki, isCelebrated) => {
  expect(noshiOccasionOf(title)).toMatchObject({ mizuhiki, isCelebrated });
});

it('words of a shop’s own have no occasion', () => {
  expect(noshiOccasionOf('粗品')).toBeNull();
  expect(noshiOccasionOf('')).toBeNull();
});

it('no words are of two occasions, and what is mourned is never red', () => {
  const titles = NOSHI_OCCASIONS.flatMap((occasion) => occasion.titles);
  expect(new Set(titles).size).toBe(titles.length);
  for (const { name, mizuhiki } of NOSHI_OCCASIONS)
    if (/弔|法要/.test(name)) expect(mizuhiki).not.toMatch(/red/);
});
