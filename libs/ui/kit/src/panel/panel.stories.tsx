import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './panel';

const meta = {
  title: '部品/パネル',
  component: Panel,
  args: { title: 'お届け先', children: <p>東京都千代田区千代田1-1</p> },
} satisfies Meta<typeof Panel>;
export default meta;

export const OfTheConfirmation: StoryObj<typeof meta> = { name: 'ご注文内容の確認' };
