import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonPage } from './skeleton';

const meta = { component: Skeleton, args: { size: 'line' } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const WholePage: Story = { render: () => <SkeletonPage sizes={['line', 'tall', 'block']} /> };
