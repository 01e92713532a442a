import type { Meta, StoryObj } from '@storybook/react-vite';
import { TotalsTable } from './totals-table';

const meta = {
  title: '部品/合計の表',
  component: TotalsTable,
  args: {
    sums: 'with-tax',
    totals: {
      subtotal: 5_400,
      shippingFee: 600,
      packing: 0,
      paymentFee: 0,
      discount: 0,
      point: 0,
      tax: 560,
      payment: 6_560,
      byRate: [
        { rate: 10, taxable: 4_000, tax: 400, total: 4_400 },
        { rate: 8, taxable: 2_000, tax: 160, total: 2_160 },
      ],
      withTax: { subtotal: 5_900, shippingFee: 660, packing: 0, paymentFee: 0, discount: 0 },
    },
  },
} satisfies Meta<typeof TotalsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = { name: '金額が決まったとき' };
export const WithoutTax: Story = { name: '税抜', args: { sums: 'without-tax' } };
export const BeingComputed: Story = { name: '計算中', args: { isComputing: true } };
export const CashOnDelivery: Story = {
  name: '代金引換',
  args: {
    totals: {
      ...meta.args.totals,
      paymentFee: 300,
      tax: 590,
      payment: 6_890,
      byRate: [
        { rate: 10, taxable: 4_300, tax: 430, total: 4_730 },
        { rate: 8, taxable: 2_000, tax: 160, total: 2_160 },
      ],
      withTax: { ...meta.args.totals.withTax, paymentFee: 330 },
    },
  },
};
export const BeforeTheAddress: Story = { name: 'お届け先の前', args: { isShippingFeeKnown: false } };
