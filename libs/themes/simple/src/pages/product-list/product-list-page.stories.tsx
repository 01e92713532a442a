import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/商品一覧',
  component: StoryPage,
  args: { page: 'product-list', scenario: 'product-list' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Filtered: Story = {
  name: '絞り込み中',
  args: { scenario: 'product-list-filtered' },
};
export const Empty: Story = {
  name: '該当なし',
  args: { scenario: 'product-list-empty' },
};
export const Corrected: Story = {
  name: '訂正した検索',
  args: { scenario: 'product-list-corrected' },
};
export const ImpossiblePrice: Story = {
  name: 'ありえない価格',
  args: { scenario: 'product-list-impossible-price' },
};
export const Wholesale: Story = {
  name: '卸の店',
  tags: ['own-theme'],
  globals: { theme: 'corporate' },
  args: { scenario: 'product-list-wholesale' },
};
export const School: Story = {
  name: '学生服の店',
  tags: ['own-theme'],
  globals: { theme: 'school' },
  args: { scenario: 'product-list-school' },
};
export const Gift: Story = {
  name: '贈りものの店',
  tags: ['own-theme'],
  globals: { theme: 'gift' },
  args: { scenario: 'product-list-gift' },
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
