import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/配送方法・日時の指定',
  component: StoryPage,
  args: { page: 'cart-shipping-detail', scenario: 'cart-shipping-detail' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Several: Story = {
  name: '複数のお届け先',
  args: { scenario: 'cart-shipping-detail-several' },
};
export const Pickup: Story = {
  name: '学校で受け取り',
  args: { scenario: 'cart-shipping-detail-pickup' },
};
export const NoshiWithoutTitle: Story = {
  name: 'のしの表書きがない',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('包装・のし'));
    await userEvent.click(await canvas.findByRole('radio', { name: /^外のし/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^次へ/ }));
    await expect(await canvas.findByText('表書きを選択してください')).toBeVisible();
  },
};
export const Waiting: Story = {
  name: '読み込み中',
  args: { network: 'silent' },
};
export const Gift: Story = {
  name: 'ソーシャルギフト',
  args: { scenario: 'cart-gift-delivery' },
};
export const Failing: Story = {
  name: 'エラー',
  args: { network: 'failing' },
};
