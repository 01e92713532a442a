import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb';

const meta = {
  title: '部品/パンくず',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'ホーム', to: '/' },
      { label: '商品一覧', to: '/product/' },
      { label: '白磁のマグカップ' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

export const OfAProduct: StoryObj<typeof meta> = { name: '商品のページ' };
