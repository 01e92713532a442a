import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../price/price';
import { ProductGrid } from '../product-grid/product-grid';
import { ProductCard } from './product-card';

const DRAWING =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#e9e4da"/><circle cx="2" cy="2" r="1.1" fill="#b9a88a"/></svg>',
  );

const price = (before: number | null) => (
  <Price withTax={2_750} before={before} words={{ before: '通常価格', taxIncluded: '（税込）' }} />
);

const meta = {
  title: '部品/商品カード',
  component: ProductCard,
  args: {
    to: '/product/mug/',
    name: '白磁のマグカップ たっぷりサイズ',
    picture: { src: DRAWING, width: 400, height: 400, alt: '白磁のマグカップ', sources: [] },
    price: price(null),
    stockNote: null,
  },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { name: '通常' };
export const Reduced: Story = { name: '値下げ', args: { price: price(3_300) } };
export const FewLeft: Story = { name: '残りわずか', args: { stockNote: '残りわずか' } };
export const Marked: Story = {
  name: '印と評価',
  args: {
    price: price(3_300),
    marks: 'SALE NEW',
    rating: 'レビュー 4.3（12件）',
  },
};
export const WithoutPicture: Story = { name: '写真なし', args: { picture: null } };
export const LongNameWithoutPicture: Story = {
  name: '長い名前・写真なし・とても高い',
  render: (args) => (
    <ProductGrid>
      {[
        args,
        {
          ...args,
          name: '信楽焼の大きな片口とぐい呑み五客の詰め合わせ（桐箱入り・熨斗対応・Shigaraki-ware-limited-edition-2026）',
          brandName: '信楽の窯元で七代つづく工房の、手びねりのうつわ',
          picture: null,
          price: (
            <Price
              withTax={1_234_567}
              before={2_345_678}
              words={{ before: '通常価格', taxIncluded: '（税込）' }}
            />
          ),
          variantNote: '全128種',
          stockNote: '残りわずか',
          marks: 'SALE NEW',
          rating: 'レビュー 4.3（12,345件）',
        },
        { ...args, name: '塩' },
      ].map((card) => (
        <ProductCard key={card.name} {...card} />
      ))}
    </ProductGrid>
  ),
};
export const InAGrid: Story = {
  name: '並べたとき',
  render: (args) => (
    <ProductGrid>
      {['白', '青', '緑', '赤'].map((color) => (
        <ProductCard key={color} {...args} name={`マグカップ ${color}`} />
      ))}
    </ProductGrid>
  ),
};
