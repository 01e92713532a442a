import path from 'node:path';
import { spreadsheetCell } from '../../csv/spreadsheet-cell';
import { csvLine } from '../../csv/write-csv';
import { CHANNEL_OPTION, type OperatorCommand, type OperatorContext } from '../command/operator-command';
import { readShopNames } from '../import/shop-names';
import { requireChannel } from '../require-channel';
import { EXPORT_COLUMNS, exportRows, type Unsaid } from './export-rows';
import { readExportedProducts } from './read-exported-products';
import { writeNewFile } from './write-new-file';

/** How many products were written, and of which the file cannot say all. */
interface ExportSums {
  products: number;
  variants: number;
  readonly unsaid: Map<Unsaid, { count: number; readonly first: string }>;
}

const UNSAID: Readonly<Record<Unsaid, string>> = { category: 'カテゴリー', tags: 'タグ', image: '画像' };

async function* exportedLines(
  { db }: OperatorContext,
  channelId: number,
  sums: ExportSums,
): AsyncGenerator<string> {
  const names = await readShopNames(db, channelId);
  yield csvLine(EXPORT_COLUMNS, { isFirst: true });
  for await (const product of readExportedProducts(db, channelId)) {
    const { rows, unsaid } = exportRows(product, names);
    for (const row of rows)
      yield csvLine(row.map((cell) => (typeof cell === 'string' ? spreadsheetCell(cell) : cell)));
    sums.products += 1;
    sums.variants += rows.length;
    for (const column of unsaid) {
      const { first } = sums.unsaid.get(column) ?? { first: product.model.code };
      sums.unsaid.set(column, { count: (sums.unsaid.get(column)?.count ?? 0) + 1, first });
    }
  }
}

/** `products export`: a shop's products as a file that `import` reads back. */
export const exportProductsCommand: OperatorCommand = {
  name: 'products export',
  words: [{ name: 'FILE.csv', isOptional: true }],
  options: [CHANNEL_OPTION],
  ja: '商品を import で読み戻せる CSV に書き出します（ファイル名がなければ標準出力へ）',
  en: 'writes the products into a CSV file that import reads back, or to standard output',
  run: (host, args) =>
    host.withShop(async (context) => {
      const { id } = await requireChannel(context.db, args.value('channel'));
      const name = args.optional('FILE.csv');
      const sums: ExportSums = { products: 0, variants: 0, unsaid: new Map() };
      const lines = exportedLines(context, id, sums);
      if (name === undefined) for await (const line of lines) context.print(line);
      else await writeNewFile(path.resolve(host.workingFolder, name), lines);
      for (const [column, { count, first }] of sums.unsaid)
        context.note(
          `CSV で表せない${UNSAID[column]}の商品が ${count} 件あり、そのセルは空です（例 ${first}。空のセルは取り込んでも今のままです）。 The ${column} cells of ${count} products are empty: a file cannot say them.`,
        );
      context.note(
        `商品 ${sums.products} 件、${sums.variants} 行。 ${sums.products} products, ${sums.variants} rows.`,
      );
    }),
};
