import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Shares } from '@shop/feature-cart/destinations/divided-product';
import { piecesIn } from '@shop/feature-cart/destinations/divided-product';
import type { Division, ProductDivision } from '@shop/feature-cart/destinations/use-division';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DivisionGrid } from './division-grid';

const PLACES = ['山田 花子', '佐藤 次郎', '鈴木 一郎', '高橋 さくら', '田中 美咲'].map((name, at) => ({
  key: `place-${at + 1}`,
  number: `お届け先${at + 1}`,
  label: `${name} 様`,
  name: `お届け先${at + 1} ${name} 様`,
}));
const NAMES = ['タオルギフト', '有機紅茶の詰め合わせ', '木の名入れ写真立て（オーク・ウォールナット）'];

const productOf = (name: string, at: number): Omit<ProductDivision, 'written' | 'remainder'> => {
  const line: ProductDivision['line'] = {
    ...{ id: at, key: `line-${at}`, productKey: `gift-${at}`, productCode: `G-${at}`, brandName: null },
    ...{ categoryNames: [], name, options: [], picture: null, unitPrice: 1000, unitPriceWithTax: 1100 },
    ...{
      quantity: 5 + at,
      unit: null,
      lotSize: 1,
      subtotal: 5000,
      subtotalWithTax: 5500,
      taxRate: 10,
      isReducedRate: false,
    },
    ...{
      isStockAvailable: true,
      stockLeft: null,
      isReturnable: true,
      unitName: null,
      shippingKey: 'place-1',
      accessories: [],
    },
  };
  return { id: `gift-${at}`, line, lines: [line], total: 5 + at, shares: { 'place-1': 5 + at } };
};

/** The grid over shares that stay in the story. */
function GridOfGifts({ names }: { readonly names: readonly string[] }) {
  const products = names.map(productOf);
  const [written, setWritten] = useState<Readonly<Record<string, Shares>>>(() =>
    Object.fromEntries(
      products.map(({ id, total }) => [
        id,
        Object.fromEntries(PLACES.map(({ key }, at) => [key, at === 0 ? total : 0])),
      ]),
    ),
  );
  const divisions = products.map((product): ProductDivision => {
    const shares = written[product.id] ?? {};
    return { ...product, written: shares, remainder: product.total - piecesIn(shares) };
  });
  const setShares: Division['setShares'] = (changes) =>
    setWritten((before) => ({
      ...before,
      ...Object.fromEntries([...changes].map(([id, shares]) => [id, { ...before[id], ...shares }])),
    }));
  const division: Division = {
    divisions,
    isComplete: divisions.every(({ remainder }) => remainder === 0),
    setShares,
    setShare: (id, key, quantity) => setShares(new Map([[id, { [key]: quantity }]])),
    fitTotal: () => Promise.resolve(),
    startOver: () => undefined,
    forget: () => undefined,
    save: () => Promise.resolve(),
  };
  return <DivisionGrid division={division} places={PLACES} />;
}

const meta = {
  title: '部品/お届け先ごとの数量の表',
  component: GridOfGifts,
  args: { names: NAMES },
} satisfies Meta<typeof GridOfGifts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeByFive: Story = {
  name: '3商品×5か所',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [even] = await canvas.findAllByRole('button', { name: /^均等に分ける/ });
    await userEvent.click(even!);
    await canvas.findByText('すべて振り分けました', { selector: 'tr:first-child *' });
    const [first] = canvas.getAllByRole('textbox');
    await userEvent.click(first!);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('textbox')[PLACES.length]).toHaveFocus();
  },
};
export const Remaining: Story = {
  name: '残りがある',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [one] = await canvas.findAllByRole('button', { name: /^すべてのお届け先に1点ずつ/ });
    const fields = canvas.getAllByRole('textbox');
    await userEvent.clear(fields[PLACES.length]!);
    await userEvent.type(fields[PLACES.length]!, '4');
    await canvas.findByText('残り 2点');
    await userEvent.click(one!);
  },
};
export const WrongCell: Story = {
  name: '誤りのある欄',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('textbox');
    await userEvent.clear(first!);
    await userEvent.type(first!, '三');
    await canvas.findByText('山田 花子 様：数量を整数で入力してください');
  },
};
