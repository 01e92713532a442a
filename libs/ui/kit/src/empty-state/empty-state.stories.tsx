import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../link-button/link-button';
import { EmptyState } from './empty-state';

const meta = { component: EmptyState, args: { message: 'カートに商品がありません' } } satisfies Meta<
  typeof EmptyState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAWayOn: Story = { args: { children: <LinkButton to="/product/">商品を探す</LinkButton> } };
