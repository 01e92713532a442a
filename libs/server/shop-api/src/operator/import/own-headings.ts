/** What people call the columns of the own layout, in the words of the shop: 商品コード is a product’s, 商品番号 a variant’s. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  code: ['商品コード'],
  variant_code: ['商品番号', '規格番号'],
  name: ['商品名', '商品名称'],
  price: ['価格', '販売価格'],
  stock: ['在庫', '在庫数'],
  tax_rate: ['税率', '消費税率'],
  description: ['説明', '商品説明'],
  maker: ['メーカー', 'メーカー名'],
  brand: ['ブランド', 'ブランド名'],
  category: ['カテゴリー', 'カテゴリ'],
  tags: ['タグ'],
  is_show: ['表示'],
};
/** Columns of the files of other programs, which mean something else by some of these words: EC-CUBE by 商品コード. */
const OF_OTHERS: ReadonlySet<string> = new Set(['商品ID', '商品規格ID', 'システム商品コード']);

/** The headings that a file of the own layout has instead of the usual ones. */
export const ownHeadings = (headings: readonly string[]): Readonly<Record<string, string>> =>
  headings.some((heading) => OF_OTHERS.has(heading))
    ? {}
    : Object.fromEntries(
        Object.entries(SYNONYMS).flatMap(([field, synonyms]) => {
          const synonym = synonyms.find((one) => headings.includes(one));
          return synonym === undefined || headings.includes(field) ? [] : [[field, synonym]];
        }),
      );
