import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditorText } from './editor-text';

const meta = {
  title: '部品/編集した文章',
  component: EditorText,
  args: {
    html:
      '<p class="lead">長く使える道具を、産地からお届けします。</p>' +
      '<table><tr><th scope="row">販売事業者</th><td>株式会社こもれび商会</td></tr><tr><th scope="row">送料</th>' +
      '<td><table><tr><th scope="row">北海道</th><td>1,320円</td></tr><tr><th scope="row">沖縄県</th><td>1,980円</td></tr></table></td></tr></table>' +
      '<p class="note">土を使った器は、一つずつ色が異なります。</p>' +
      '<p class="caution">電子レンジではお使いになれません。</p>' +
      '<div class="columns"><p>陶器は吸水性があります。</p><p>木の道具は乾かしてしまいます。</p></div>' +
      '<p class="center"><a class="button" href="/product">商品を見る</a></p>' +
      '<p class="right">制定 2022年4月1日</p>',
  },
} satisfies Meta<typeof EditorText>;
export default meta;

export const EveryClass: StoryObj<typeof meta> = { name: 'すべての書式' };
