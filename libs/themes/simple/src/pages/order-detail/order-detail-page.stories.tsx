import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/注文詳細',
  component: StoryPage,
  args: { page: 'order-detail', scenario: 'order-detail' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const ReturnAsked: Story = {
  name: '返品のお申し込み中',
  args: { scenario: 'order-detail-return-asked' },
};
export const ReturnApproved: Story = {
  name: '返品の承認済み',
  args: { scenario: 'order-detail-return-approved' },
};
export const ReturnEnded: Story = {
  name: '返品の完了とお断り',
  args: { scenario: 'order-detail-return-ended' },
};
export const ExchangeApproved: Story = {
  name: 'サイズ交換の承認済み',
  args: { scenario: 'order-detail-exchange-approved' },
};
export const ExchangeSent: Story = {
  name: '交換品の発送済み',
  args: { scenario: 'order-detail-exchange-sent' },
};
export const Pickup: Story = {
  name: '学校で受け取り',
  args: { scenario: 'order-detail-pickup' },
};
export const Invoice: Story = {
  name: '請求書払い',
  args: { scenario: 'order-detail-invoice' },
};
export const InvoiceNotYet: Story = {
  name: '請求書払い、発送前',
  args: { scenario: 'order-detail-invoice-not-yet' },
};
export const InvoiceNotQualified: Story = {
  name: '請求書払い、登録番号なし',
  args: { scenario: 'order-detail-invoice-not-qualified' },
};
export const NotFound: Story = {
  name: '注文なし',
  args: { scenario: 'order-not-found' },
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
