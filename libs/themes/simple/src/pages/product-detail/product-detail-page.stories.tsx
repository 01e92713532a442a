import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/商品詳細',
  component: StoryPage,
  args: { page: 'product-detail', scenario: 'product-detail' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: 'カートに入れる',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [button] = await canvas.findAllByRole('button', { name: 'カートに入れる' });
    await userEvent.click(button!);
    const drawer = within(await canvas.findByRole('dialog'));
    await expect(await drawer.findByRole('link', { name: 'カートを見る' })).toHaveAttribute('href', '/cart/');
  },
};
export const SoldOut: Story = {
  name: '在庫切れ',
  args: { scenario: 'product-sold-out' },
};
export const SizesAndSets: Story = {
  name: 'サイズ表とセット',
  args: { scenario: 'product-with-sizes-and-sets' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('row', { name: /選択中のサイズ/ })).toBeVisible();
  },
};
export const SellingStopped: Story = {
  name: '販売停止中',
  args: { scenario: 'selling-stopped' },
};
export const NotFound: Story = {
  name: '商品なし',
  args: { scenario: 'product-not-found' },
};
export const Wholesale: Story = {
  name: '卸の店',
  tags: ['own-theme'],
  globals: { theme: 'corporate' },
  args: { scenario: 'product-detail-wholesale' },
};
export const WholesaleMember: Story = {
  name: '卸の店・ログイン中',
  tags: ['own-theme'],
  globals: { theme: 'corporate' },
  args: { scenario: 'product-detail-wholesale-member' },
};
export const School: Story = {
  name: '学生服の店',
  tags: ['own-theme'],
  globals: { theme: 'school' },
  args: { scenario: 'product-detail-school' },
};
export const Gift: Story = {
  name: '贈りものの店',
  tags: ['own-theme'],
  globals: { theme: 'gift' },
  args: { scenario: 'product-detail-gift' },
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
