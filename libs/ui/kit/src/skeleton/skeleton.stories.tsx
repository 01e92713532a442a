import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonPage } from './skeleton';

const meta = {
  title: '部品/読み込み中の面',
  component: Skeleton,
  args: { size: 'line' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { name: '1行' };
export const WholePage: Story = {
  name: 'ページ全体',
  render: () => <SkeletonPage sizes={['line', 'tall', 'block']} />,
};
