import { chooseVariants, totalWithTax } from './choose-variants';
import type { SetVariantView } from './product-set-view';

const variant = (key: string, price: number, more: Partial<SetVariantView> = {}): SetVariantView => ({
  ...{ key, label: key.replace(/^\w+-/, ''), price, taxRate: 10, thumbnail: null, isAvailable: true },
  ...more,
});
const SET = {
  key: 'entrance',
  name: '入学準備セット',
  description: '',
  items: [
    {
      name: 'ブレザー',
      quantity: 1,
      variants: [variant('blazer-150', 22_805, { isAvailable: false }), variant('blazer-160', 23_705)],
    },
    { name: '長袖シャツ', quantity: 2, variants: [variant('shirt-150', 3_909), variant('shirt-160', 4_059)] },
    { name: '羊羹', quantity: 1, variants: [variant('yokan', 1_605, { taxRate: 8 })] },
  ],
};
const chosen = (choices: readonly string[], page = 'other') =>
  chooseVariants(SET, new Set(choices), page).map((one) => one.variant?.key);

it.each([
  ['the first that can be bought', [], 'other', ['blazer-160', 'shirt-150', 'yokan']],
  ['the one whose page it is', [], 'shirt-160', ['blazer-160', 'shirt-160', 'yokan']],
  ['one of the same size as the page’s', [], 'blazer-160', ['blazer-160', 'shirt-160', 'yokan']],
  ['the one that is chosen', ['shirt-150', 'blazer-150'], 'shirt-160', ['blazer-150', 'shirt-150', 'yokan']],
])('of each product %s is taken', (_case, choices, page, expected) => {
  expect(chosen(choices, page)).toEqual(expected);
});

it('the total is taxed once for each rate', () => {
  // 10 %: 23,705 + 2 × 3,909 = 31,523, tax 3,152. 8 %: 1,605, tax 128.
  expect(totalWithTax(chooseVariants(SET, new Set(), 'other'))).toBe(31_523 + 3_152 + 1_605 + 128);
});
