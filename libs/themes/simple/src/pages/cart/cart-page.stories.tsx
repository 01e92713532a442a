import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/カート',
  component: StoryPage,
  args: { page: 'cart', scenario: 'cart-two-lines' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  name: '数量を変える',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [more] = await canvas.findAllByRole('button', { name: '数量を1増やす' });
    await userEvent.click(more!);
    const [quantity] = canvas.getAllByLabelText('数量');
    await expect(quantity).toHaveValue('2');
  },
};
export const InLots: Story = {
  name: '販売ロットと付属品',
  args: { scenario: 'cart-in-lots' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '数量を10増やす' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: '数量を1増やす' })).toBeEnabled();
  },
};
export const Divided: Story = {
  name: '2か所に分けた商品',
  args: { scenario: 'cart-divided' },
};
export const Saved: Story = {
  name: 'あとで買う',
  args: { scenario: 'cart-saved' },
};
export const Empty: Story = {
  name: '空',
  args: { scenario: 'cart-empty' },
};
export const Wholesale: Story = {
  name: '卸の店',
  tags: ['own-theme'],
  globals: { theme: 'corporate' },
  args: { scenario: 'cart-wholesale' },
};
export const School: Story = {
  name: '学生服の店',
  tags: ['own-theme'],
  globals: { theme: 'school' },
  args: { scenario: 'cart-school' },
};
export const Gift: Story = {
  name: '贈りものの店',
  tags: ['own-theme'],
  globals: { theme: 'gift' },
  args: { scenario: 'cart-gift' },
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
