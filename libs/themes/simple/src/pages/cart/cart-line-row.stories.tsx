import type { CartLine } from '@shop/feature-cart/cart-view';
import { useCart } from '@shop/feature-cart/use-cart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineItems } from '../../parts/line-item';
import { CartLineRow } from './cart-line-row';

const LONG_NAME =
  '信楽焼の大きな片口とぐい呑み五客の詰め合わせ（桐箱入り・熨斗対応・Shigaraki-ware-limited-edition-2026）';

/** The recorded lines, the first one as `change` makes it. */
function RecordedLines({ change }: { readonly change: Partial<CartLine> }) {
  const { cart } = useCart();
  const lines = cart?.lines ?? [];
  return (
    <LineItems>
      {lines.map((line, at) => (
        <CartLineRow
          key={line.key}
          line={at === 0 ? { ...line, ...change } : line}
          least={1}
          news={[]}
          destination={null}
          shares={[]}
          onDone={() => undefined}
        />
      ))}
    </LineItems>
  );
}

const meta = {
  title: '部品/カートの行',
  component: RecordedLines,
  // The page's heading stands above the rows.
  decorators: (Story) => (
    <>
      <h1>ショッピングカート</h1>
      <h2>カートの商品</h2>
      <Story />
    </>
  ),
  args: { change: {} },
  parameters: { scenario: 'cart-two-lines' },
} satisfies Meta<typeof RecordedLines>;
export default meta;

export const LongNameWithoutPicture: StoryObj<typeof meta> = {
  name: '長い名前・写真なし・在庫不足',
  args: {
    change: {
      name: LONG_NAME,
      picture: null,
      options: [
        { name: '色', value: '灰釉の上に白の刷毛目（一点ずつ色合いが異なります）' },
        { name: '大きさ', value: '特大' },
      ],
      unitPriceWithTax: 1_234_567,
      isReducedRate: true,
      isStockAvailable: false,
      stockLeft: 1,
    },
  },
};
