import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextCell } from './text-cell';

const meta = {
  title: '部品/表の中の欄',
  component: TextCell,
  args: { 'aria-label': '1行目の商品番号', autoComplete: 'off', defaultValue: 'C-0012' },
} satisfies Meta<typeof TextCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { name: '通常' };
export const Invalid: Story = { name: '入力の誤り', args: { 'aria-invalid': true } };
