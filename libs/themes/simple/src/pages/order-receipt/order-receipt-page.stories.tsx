import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/領収書の発行',
  component: StoryPage,
  args: { page: 'order-receipt', scenario: 'order-receipt' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Unpaid: Story = {
  name: 'ご入金の前',
  args: { scenario: 'order-receipt-unpaid' },
};
export const WrongLink: Story = {
  name: '期限切れのリンク',
  args: { scenario: 'order-receipt-wrong' },
};
export const AskNumber: Story = {
  name: '注文番号の入力',
  args: { scenario: 'order-receipt-without-number' },
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
