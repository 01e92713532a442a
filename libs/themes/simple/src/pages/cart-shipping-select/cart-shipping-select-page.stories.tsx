import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/お届け先の選択',
  component: StoryPage,
  args: { page: 'cart-shipping-select', scenario: 'cart-shipping-select' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChooseAnother: Story = {
  name: 'お届け先を選ぶ',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choices = await canvas.findAllByRole('radio');
    await userEvent.click(choices.at(-1)!);
    await expect(choices.at(-1)).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^次へ/ }));
    await canvas.findByRole('heading', { name: /^移動先/ });
  },
};
export const Several: Story = {
  name: '複数のお届け先',
  args: { scenario: 'cart-shipping-select-several' },
};
export const SeveralBegun: Story = {
  name: '複数のお届け先（1か所目）',
  args: { scenario: 'cart-shipping-select-alone' },
};
export const FiveRecipients: Story = {
  name: '3商品を5か所へ',
  args: { scenario: 'cart-shipping-select-five' },
};
export const Waiting: Story = {
  name: '読み込み中',
  args: { network: 'silent' },
};
export const Gift: Story = {
  name: 'ソーシャルギフト',
  args: { scenario: 'cart-gift-receiver' },
};
export const Failing: Story = {
  name: 'エラー',
  args: { network: 'failing' },
};
