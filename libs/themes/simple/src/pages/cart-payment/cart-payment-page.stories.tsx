import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/お支払い方法',
  component: StoryPage,
  args: { page: 'cart-payment', scenario: 'cart-payment' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const WithSavings: Story = {
  name: 'クーポンとポイント',
  args: { scenario: 'cart-payment-savings' },
};
export const Failed: Story = {
  name: 'お支払いの失敗',
  args: { scenario: 'cart-payment-failed' },
};
export const Unpaid: Story = {
  name: 'お支払いの途中',
  args: { scenario: 'cart-payment-unpaid' },
};
export const OfCompany: Story = {
  name: '企業のご利用可能額',
  args: { scenario: 'cart-payment-company' },
};
export const Waiting: Story = {
  name: '読み込み中',
  args: { network: 'silent' },
};
export const Failing: Story = {
  name: 'エラー',
  args: { network: 'failing' },
};
