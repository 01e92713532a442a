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

export const Ordinary: Story = {};
export const Reduced: Story = { args: { price: price(3_300) } };
export const FewLeft: Story = { args: { stockNote: '残りわずか' } };
export const Marked: Story = {
  args: {
    price: price(3_300),
    marks: 'SALE NEW',
    rating: 'レビュー 4.3（12件）',
  },
};
export const WithoutPicture: Story = { args: { picture: null } };
export const InAGrid: Story = {
  render: (args) => (
    <ProductGrid>
      {['白', '青', '緑', '赤'].map((color) => (
        <ProductCard key={color} {...args} name={`マグカップ ${color}`} />
      ))}
    </ProductGrid>
  ),
};
