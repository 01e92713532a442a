import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/承認依頼の内容',
  component: StoryPage,
  args: { page: 'approval-detail', scenario: 'approval-detail' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Own: Story = {
  name: 'ご自身の依頼',
  args: { scenario: 'approval-detail-own' },
};
export const Approved: Story = {
  name: '承認済み',
  args: { scenario: 'approval-detail-approved' },
};
export const Rejected: Story = {
  name: '差し戻し',
  args: { scenario: 'approval-detail-rejected' },
};
export const Withdrawn: Story = {
  name: '取り下げ',
  args: { scenario: 'approval-detail-withdrawn' },
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
