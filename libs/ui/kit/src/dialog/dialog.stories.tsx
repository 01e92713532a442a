import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from './dialog';

const meta = {
  title: '部品/ダイアログ',
  component: Dialog,
  args: {
    title: '夏の贈りもの',
    closeLabel: '閉じる',
    onClose: () => undefined,
    children: <p>水出しのお茶と涼しげなうつわを集めました。</p>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '開いた状態' };
export const Drawer: Story = { name: '横から出る', args: { isDrawer: true } };
export const Long: Story = {
  name: '長い内容',
  args: {
    children: Array.from({ length: 30 }, (_, at) => (
      <p key={at}>おうちでお使いいただくときのお願いを、{at + 1}つめとしてお伝えいたします。</p>
    )),
  },
};
