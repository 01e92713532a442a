import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/ご注文内容の確認',
  component: StoryPage,
  args: { page: 'cart-confirm', scenario: 'cart-confirm' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const WithSavings: Story = {
  name: 'クーポンとポイント',
  args: { scenario: 'cart-confirm-savings' },
};
export const Failed: Story = {
  name: 'お支払いの失敗',
  args: { scenario: 'cart-confirm-failed' },
};
export const Unpaid: Story = {
  name: 'お支払いの途中',
  args: { scenario: 'cart-confirm-unpaid' },
};
export const Several: Story = {
  name: '複数のお届け先',
  args: { scenario: 'cart-confirm-several' },
};
export const ToApprove: Story = {
  name: '承認が必要',
  args: { scenario: 'cart-confirm-approval' },
};
export const Requested: Story = {
  name: '承認待ち',
  args: { scenario: 'cart-confirm-approval-waiting' },
};
export const Approved: Story = {
  name: '承認済み',
  args: { scenario: 'cart-confirm-approval-given' },
};
export const Waiting: Story = {
  name: '読み込み中',
  args: { network: 'silent' },
};
export const Gift: Story = {
  name: 'ソーシャルギフト',
  args: { scenario: 'cart-gift-confirm' },
};
export const Failing: Story = {
  name: 'エラー',
  args: { network: 'failing' },
};
