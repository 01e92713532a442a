import { optionChoices } from './option-choices';
import type { ProductVariantView } from './product-view';

const variant = (
  colour: string,
  size: string,
  part: Partial<ProductVariantView> = {},
): ProductVariantView => ({
  key: `${colour}-${size}`,
  label: `${colour}／${size}`,
  values: [colour, size],
  thumbnail: `${colour}.webp`,
  isCurrent: false,
  isAvailable: true,
  ...part,
});

const vest = {
  options: [
    { name: '色', value: '紺' },
    { name: 'サイズ', value: 'M' },
  ],
  variants: [
    variant('紺', 'S'),
    variant('紺', 'M', { isCurrent: true }),
    variant('紺', 'L', { isFew: true }),
    variant('朱', 'S', { isAvailable: false }),
    variant('朱', 'M'),
    variant('白', 'L'),
  ],
};

it('[entity-product] offers each option by itself, and keeps the other one that is chosen', () => {
  const [colours, sizes] = optionChoices(vest);
  expect(colours?.values.map(({ value, productKey, isCurrent }) => [value, productKey, isCurrent])).toEqual([
    ['紺', '紺-M', true],
    ['朱', '朱-M', false],
    ['白', '白-L', false],
  ]);
  expect(sizes?.values.map(({ value, productKey, stock }) => [value, productKey, stock])).toEqual([
    ['S', '紺-S', 'in'],
    ['M', '紺-M', 'in'],
    ['L', '紺-L', 'few'],
  ]);
});

it('[entity-product] says which size of the chosen colour is sold out', () => {
  const crimson = {
    ...vest,
    options: [
      { name: '色', value: '朱' },
      { name: 'サイズ', value: 'M' },
    ],
  };
  expect(
    optionChoices(crimson)[1]?.values.map(({ value, productKey, stock }) => [value, productKey, stock]),
  ).toEqual([
    ['S', '朱-S', 'out'],
    ['M', '朱-M', 'in'],
    // There is no large one in crimson.
    ['L', '紺-L', 'none'],
  ]);
});

it('[entity-product] takes the label of a variant with one option for its value, and offers nothing where nothing is chosen', () => {
  const only = { key: 'a', label: '150A', thumbnail: null, isCurrent: true, isAvailable: true };
  const options = [{ name: 'サイズ', value: '150A' }];
  const other = { ...only, key: 'b', label: '155A', isCurrent: false };
  expect(optionChoices({ options, variants: [only, other] })[0]?.values.map(({ value }) => value)).toEqual([
    '150A',
    '155A',
  ]);
  expect(optionChoices({ options, variants: [] })).toEqual([]);
  const named = optionChoices({ options: [], variants: [only, other] });
  expect(named.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual([
    ['', ['150A', '155A']],
  ]);
});
