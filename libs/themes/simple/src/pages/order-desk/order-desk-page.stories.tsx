import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/まとめて注文',
  component: StoryPage,
  args: { page: 'order-desk', scenario: 'order-desk' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const check = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '内容を確認する' }));
  return canvas;
};

export const Empty: Story = {
  name: '通常',
};
export const Good: Story = {
  name: '誤りなし',
  args: { scenario: 'order-desk-good' },
  play: async ({ canvasElement }) => {
    await (await check(canvasElement)).findByRole('button', { name: '2件をカートに入れる' });
  },
};
export const Faulty: Story = {
  name: '誤りのある行',
  args: { scenario: 'order-desk-faulty' },
  play: async ({ canvasElement }) => {
    await (await check(canvasElement)).findByText('該当する商品がありません');
  },
};
export const Failing: Story = {
  name: 'エラー',
  args: { scenario: 'order-desk-good', network: 'failing' },
  play: async ({ canvasElement }) => {
    await (await check(canvasElement)).findByText(/エラーが発生しました/);
  },
};
export const Offline: Story = {
  name: 'オフライン',
  args: { network: 'offline' },
};
