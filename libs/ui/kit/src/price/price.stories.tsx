import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price';

const meta = {
  component: Price,
  args: { withTax: 12_300, words: { before: '通常価格', taxIncluded: '（税込）' } },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};
export const Reduced: Story = { args: { withTax: 9_800, before: 12_300 } };
export const Large: Story = { args: { size: 'lg' } };
