import type { Meta, StoryObj } from '@storybook/react-vite';
import { HtmlText } from './html-text';

const meta = {
  title: '部品/HTMLの文章',
  component: HtmlText,
  args: {
    html: '<h2>販売事業者</h2><table><tr><th>名称</th><td>株式会社こもれび</td></tr><tr><th>所在地</th><td>東京都</td></tr></table><p>お届けについては<a href="/guide">ご利用ガイド</a>をご覧ください。</p>',
  },
} satisfies Meta<typeof HtmlText>;
export default meta;

export const LegalNotice: StoryObj<typeof meta> = { name: '特定商取引法に基づく表記' };
