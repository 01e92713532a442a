import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/会員のホーム',
  component: StoryPage,
  args: { page: 'ec', scenario: 'ec' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const SinceLastVisit: Story = {
  name: '前回のご来店からの新着あり',
  args: { scenario: 'ec-since-last-visit' },
};
export const MailedLink: Story = {
  name: 'ログイン中に再設定のリンクを開いたとき',
  args: { scenario: 'ec-mailed-link' },
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
