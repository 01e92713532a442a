import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/ご注文ありがとうございました',
  component: StoryPage,
  args: { page: 'cart-complete', scenario: 'cart-complete' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const AtStore: Story = {
  name: 'コンビニ決済',
  args: { scenario: 'cart-complete-store' },
};
export const OnDelivery: Story = {
  name: '代金引換',
  args: { scenario: 'cart-complete-on-delivery' },
};
export const Several: Story = {
  name: '複数のお届け先',
  args: { scenario: 'cart-complete-several' },
};
export const Offline: Story = {
  name: 'オフライン',
  args: { network: 'offline' },
};
export const Gift: Story = {
  name: 'ソーシャルギフト',
  args: { scenario: 'cart-gift-complete' },
};
