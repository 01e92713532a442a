import type { CellFormat } from './cell-format';
import { nativeColumns, shopifyColumns } from './field-columns';
import { ECCUBE_SHOWN_WORDS, SHOWN_WORDS } from './flag-words';
import type { FieldColumns } from './import-fields';
import { ownHeadings } from './own-headings';
import { readNativeRow } from './read-native-row';
import type { ReadRow } from './read-row';
import { readShopifyRow } from './read-shopify-row';
import { NEWER_SHOPIFY_HEADINGS } from './shopify-headings';

/** How files of one kind are read. */
interface LayoutReader extends CellFormat {
  readonly read: ReadRow;
  /** The heading that tells the layouts apart. */
  readonly mark: string;
  readonly columns: FieldColumns;
}

const NATIVE_CELLS: CellFormat = {
  codeField: 'code',
  prices: null,
  shownWords: SHOWN_WORDS,
  headings: {},
  betweenCategories: /\|/,
  belowCategory: />/,
};

/** A layout that differs from the native one in its headings and what is between categories. */
const likeNative = (layout: Pick<LayoutReader, 'mark'> & Partial<CellFormat>): LayoutReader => ({
  ...NATIVE_CELLS,
  ...layout,
  read: readNativeRow,
  columns: nativeColumns(layout.headings ?? {}),
});

const likeShopify = (headings: LayoutReader['headings']): LayoutReader => ({
  ...NATIVE_CELLS,
  codeField: 'Handle',
  read: readShopifyRow,
  headings,
  mark: headings['Handle'] ?? 'Handle',
  columns: shopifyColumns(headings),
});

/** The code that MakeShop itself gives each product. */
const MAKESHOP_CODE = 'システム商品コード';

const likeMakeshop = (mark: LayoutReader['mark']): LayoutReader =>
  likeNative({
    belowCategory: /[\\¥]/,
    mark,
    spareCode: MAKESHOP_CODE,
    lostOptions: /^オプション[0-9０-９]+項目$/,
    headings: {
      code: '独自商品コード',
      name: '商品名',
      price: '販売価格',
      before_price: '定価',
      stock: '数量',
      maker: '製造元',
      brand: 'ブランド名',
      category: 'カテゴリーパス',
      description: 'PC用メイン商品説明文',
      image: '拡大画像名',
      image2: '追加商品画像1',
      image3: '追加商品画像2',
      image4: '追加商品画像3',
      is_show: '商品表示可否',
      tax_rate: '消費税率',
    },
  });

export const LAYOUTS = ['native', 'shopify', 'eccube', 'makeshop'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A layout whose headings have changed has a reader for each of them. */
const LAYOUT_READERS: Readonly<Record<Layout, readonly LayoutReader[]>> = {
  native: [likeNative({ mark: 'code' })],
  shopify: [likeShopify({}), likeShopify(NEWER_SHOPIFY_HEADINGS)],
  /**
   * The product CSV of EC-CUBE 4, a row for each 規格. The names of the 規格 are not in it, only their values: columns for
   * them may be added.
   */
  eccube: [
    likeNative({
      shownWords: ECCUBE_SHOWN_WORDS,
      prices: 'without-tax',
      betweenCategories: /,/,
      mark: '公開ステータス(ID)',
      headings: {
        code: '商品ID',
        name: '商品名',
        price: '販売価格',
        before_price: '通常価格',
        variant_code: '商品コード',
        option1_name: '規格1(名称)',
        option2_name: '規格2(名称)',
        option1_value: '規格分類1(名称)',
        option2_value: '規格分類2(名称)',
        stock: '在庫数',
        on_order: '在庫数無制限フラグ',
        category: '商品カテゴリ(名称)',
        tags: 'タグ(名称)',
        description: '商品説明(詳細)',
        images: '商品画像',
        is_show: '公開ステータス(ID)',
        deleted: '商品削除フラグ',
        tax_rate: '税率',
      },
    }),
  ],
  /** The product CSV of MakeShop, a row for each product: with codes of the shop's own, or with those of MakeShop alone. */
  makeshop: [likeMakeshop('独自商品コード'), likeMakeshop(MAKESHOP_CODE)],
};

/** What reads a file with these headings: of the given layout, or of the one that they show. */
export function readerOf(headings: readonly string[], layout?: Layout): LayoutReader {
  const readers = (layout === undefined ? LAYOUTS : [layout]).flatMap((one) => LAYOUT_READERS[one]);
  const [first] = layout === undefined ? LAYOUT_READERS.native : readers;
  const shown = readers.find(({ mark }) => headings.includes(mark)) ?? first;
  if (shown === undefined) throw new Error('A layout has no reader');
  if (!LAYOUT_READERS.native.includes(shown)) return shown;
  return likeNative({ mark: shown.mark, headings: ownHeadings(headings) });
}
