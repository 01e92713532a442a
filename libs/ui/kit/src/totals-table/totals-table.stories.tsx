import type { Meta, StoryObj } from '@storybook/react-vite';
import { TotalsTable } from './totals-table';

const meta = {
  component: TotalsTable,
  args: {
    totals: {
      subtotal: 5_400,
      shippingFee: 600,
      discount: 0,
      point: 0,
      tax: 560,
      payment: 6_560,
      byRate: [
        { rate: 10, taxable: 4_000, tax: 400 },
        { rate: 8, taxable: 2_000, tax: 160 },
      ],
    },
  },
} satisfies Meta<typeof TotalsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const BeingComputed: Story = { args: { isComputing: true } };
export const BeforeTheAddress: Story = { args: { isShippingFeeKnown: false } };
