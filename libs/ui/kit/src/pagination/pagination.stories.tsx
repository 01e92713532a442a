import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination';

const meta = {
  title: '部品/ページ送り',
  component: Pagination,
  args: { current: 4, last: 9, toPage: (page: number) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = { name: '途中のページ' };
export const First: Story = { name: '最初のページ', args: { current: 1 } };
export const Last: Story = { name: '最後のページ', args: { current: 9 } };
