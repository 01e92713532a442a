import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  title: '部品/確認ダイアログ',
  component: ConfirmDialog,
  args: {
    title: '入力中の内容があります',
    message: 'このページを離れると、入力した内容は失われます。',
    confirmLabel: 'ページを離れる',
    cancelLabel: '入力を続ける',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '開いた状態' };
