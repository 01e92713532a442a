import { defineWords } from './words';

const definition = defineWords('cart', {
  heading: 'カート',
  remove: (name: string) => `${name}を削除する`,
});

it('returns the defined words where a theme overrides none', () => {
  expect(definition.override(undefined)).toBe(definition.words);
});

it('returns a theme’s words where it overrides them, and the defined ones otherwise', () => {
  const words = definition.override({ heading: '買い物かご' });
  expect(words.heading).toBe('買い物かご');
  expect(words.remove('茶碗')).toBe('茶碗を削除する');
});

it('returns the same object for each theme', () => {
  const [one, other] = [{ heading: 'かご' }, { heading: '袋' }];
  expect(definition.override(one)).toBe(definition.override(one));
  expect(definition.override(other).heading).toBe('袋');
  expect(definition.override(one).heading).toBe('かご');
});
