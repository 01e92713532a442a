import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/そろえるもの',
  component: StoryPage,
  args: { page: 'school-items', scenario: 'school-items' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const NotChecked: Story = {
  name: '学校の確認前',
  args: { scenario: 'protected-tags' },
};
export const Waiting: Story = {
  name: '読み込み中',
  args: { network: 'silent' },
};
export const Failing: Story = {
  name: 'エラー',
  args: { network: 'failing' },
};
