import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/返品のお申し込み',
  component: StoryPage,
  args: { page: 'order-return', scenario: 'order-return' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const InPart: Story = {
  name: '一部を申し込み済み',
  args: { scenario: 'order-return-in-part' },
};
export const Exchange: Story = {
  name: 'サイズ交換を承る店',
  args: { scenario: 'order-return-exchange' },
};
export const NotOffered: Story = {
  name: 'お問い合わせで承る店',
  args: { scenario: 'order-return-not-offered' },
};
export const NotShipped: Story = {
  name: '発送前',
  args: { scenario: 'order-return-not-shipped' },
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
