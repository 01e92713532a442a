import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageNotice } from './page-notice';

const meta = {
  title: '部品/ページのお知らせ',
  component: PageNotice,
  args: {
    message: 'パスワードの有効期限が切れています。新しいパスワードを設定してください。',
    action: { to: '/mypage/password', label: 'パスワードを変更する' },
  },
} satisfies Meta<typeof PageNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { name: '通常' };
export const Closable: Story = { name: '閉じられるお知らせ', args: { onClose: () => undefined } };
