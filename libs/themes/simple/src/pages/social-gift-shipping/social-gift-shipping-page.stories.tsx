import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/ギフトのお届け先の入力',
  component: StoryPage,
  args: { page: 'social-gift-shipping', scenario: 'social-gift-shipping' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Expired: Story = {
  name: '期限切れ',
  args: { scenario: 'social-gift-expired' },
};
export const Declined: Story = {
  name: '辞退済み',
  args: { scenario: 'social-gift-declined' },
};
export const Unknown: Story = {
  name: '見つからないリンク',
  args: { scenario: 'social-gift-unknown' },
};
export const Waiting: Story = {
  name: '読み込み中',
  args: { network: 'silent' },
};
export const Failing: Story = {
  name: 'エラー',
  args: { network: 'failing' },
};
export const Offline: Story = {
  name: 'オフライン',
  args: { network: 'offline' },
};
