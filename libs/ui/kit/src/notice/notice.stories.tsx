import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './notice';

const meta = {
  title: '部品/通知',
  component: Notice,
  args: { kind: 'info', children: '8月13日から16日までお休みをいただきます。' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { name: 'お知らせ' };
export const Success: Story = { name: '完了', args: { kind: 'success', children: '変更を保存しました。' } };
export const Warning: Story = { name: '注意', args: { kind: 'warning', children: '在庫が残りわずかです。' } };
export const Failure: Story = {
  name: 'エラー',
  args: { kind: 'error', children: '入力内容をご確認ください。' },
};
