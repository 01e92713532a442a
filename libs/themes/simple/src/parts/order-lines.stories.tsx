import type { OrderLine } from '@shop/feature-orders/order-view';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderLines } from './order-lines';

const LINE: OrderLine = {
  id: 1,
  productKey: 'komorebi-mug-white',
  productCode: 'KM-W',
  name: 'こもれびのマグカップ',
  options: [{ name: '色', value: '白' }],
  picture: null,
  unitPrice: 2_500,
  unitPriceWithTax: 2_750,
  quantity: 2,
  subtotal: 5_000,
  isReducedRate: false,
  unitName: null,
  parentId: null,
};

const meta = {
  title: '部品/注文の行',
  component: OrderLines,
  // The page's heading stands above the rows.
  decorators: (Story) => (
    <>
      <h1>注文詳細</h1>
      <h2>ご注文の商品</h2>
      <Story />
    </>
  ),
  parameters: { scenario: 'order-detail' },
} satisfies Meta<typeof OrderLines>;
export default meta;

export const LongNameAndNoOptions: StoryObj<typeof meta> = {
  name: '写真なし・長い名前・選ぶものなし',
  args: {
    lines: [
      LINE,
      {
        ...LINE,
        id: 2,
        name: '信楽焼の大きな片口とぐい呑み五客の詰め合わせ（桐箱入り・熨斗対応・Shigaraki-ware-limited-edition-2026）',
        options: [
          { name: '色', value: '灰釉の上に白の刷毛目（一点ずつ色合いが異なります）' },
          { name: '大きさ', value: '特大' },
        ],
        unitPrice: 1_122_334,
        unitPriceWithTax: 1_234_567,
        quantity: 999,
        isReducedRate: true,
      },
      { ...LINE, id: 3, name: '塩', options: [] },
    ],
  },
};
export const CaseWithAccessory: StoryObj<typeof meta> = {
  name: 'ケースと付属品',
  args: {
    lines: [
      { ...LINE, unitName: 'ケース' },
      {
        ...LINE,
        id: 2,
        name: '木のスプーン',
        options: [],
        unitPrice: 800,
        unitPriceWithTax: 880,
        parentId: 1,
      },
    ],
  },
};
