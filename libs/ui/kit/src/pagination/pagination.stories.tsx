import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination';

const meta = {
  component: Pagination,
  args: { current: 4, last: 9, toPage: (page: number) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const First: Story = { args: { current: 1 } };
export const Last: Story = { args: { current: 9 } };
