import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/会員登録の完了',
  component: StoryPage,
  args: { page: 'register-complete', scenario: 'register-complete' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Unverified: Story = {
  name: 'メールアドレスの確認前',
  args: { scenario: 'register-complete-unverified' },
};
export const SignedOut: Story = {
  name: 'ログアウト後',
  args: { scenario: 'register-complete-guest' },
};
