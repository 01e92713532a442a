import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price';

const meta = {
  title: '部品/価格',
  component: Price,
  args: { withTax: 12_300, words: { before: '通常価格', taxIncluded: '（税込）' } },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { name: '通常' };
export const Reduced: Story = { name: '値下げ', args: { withTax: 9_800, before: 12_300 } };
export const Large: Story = { name: '大きい', args: { size: 'lg' } };
