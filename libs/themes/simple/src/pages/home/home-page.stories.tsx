import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/ホーム',
  component: StoryPage,
  args: { page: 'home', scenario: 'home' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Unedited: Story = {
  name: '編集されていない',
  args: { scenario: 'home-unedited' },
};
export const Incomplete: Story = {
  name: '空のブロックと、読み込めないブロック',
  args: { scenario: 'home-incomplete' },
};
export const Wholesale: Story = {
  name: '卸の店',
  tags: ['own-theme'],
  globals: { theme: 'corporate' },
  args: { scenario: 'home-wholesale' },
};
export const School: Story = {
  name: '学生服の店',
  tags: ['own-theme'],
  globals: { theme: 'school' },
  args: { scenario: 'home-school' },
};
export const Gift: Story = {
  name: '贈りものの店',
  tags: ['own-theme'],
  globals: { theme: 'gift' },
  args: { scenario: 'home-gift' },
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
