import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../link-button/link-button';
import { EmptyState } from './empty-state';

const meta = {
  title: '部品/空の状態',
  component: EmptyState,
  args: { message: 'カートに商品がありません' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '飾りなし' };
export const WithAWayOn: Story = {
  name: '次の行き先つき',
  args: { children: <LinkButton to="/product/">商品一覧を見る</LinkButton> },
};
