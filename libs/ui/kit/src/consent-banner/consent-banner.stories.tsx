import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentBanner } from './consent-banner';

const meta = {
  title: '部品/Cookieの設定',
  component: ConsentBanner,
  args: {
    words: {
      heading: 'Cookieの設定',
      question:
        'サイトの改善のため、閲覧やお買い物の状況を計測してもよろしいでしょうか。拒否されても、すべての機能をご利用いただけます。',
      refuse: '拒否する',
      accept: '同意する',
    },
    onAccept: () => undefined,
    onRefuse: () => undefined,
    details: <a href="/privacy">詳しく</a>,
  },
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { name: '通常' };
