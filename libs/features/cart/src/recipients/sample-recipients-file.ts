import { saveFile } from '@shop/site/downloads/save-file';

/** The columns of the address book that a file of recipients has; the others are left out of the sample. */
export const RECIPIENT_HEADINGS = [
  '姓',
  '名',
  '姓（カナ）',
  '名（カナ）',
  '郵便番号',
  '都道府県',
  '市区町村',
  '番地',
  '建物名・部屋番号',
  '電話番号',
] as const;
const ROWS = [
  ['山田', '花子', 'ヤマダ', 'ハナコ', '100-0001', '東京都', '千代田区', '千代田1-1', '', '03-1234-5678'],
  [
    '佐藤',
    '次郎',
    'サトウ',
    'ジロウ',
    '530-0001',
    '大阪府',
    '大阪市北区',
    '梅田1-1',
    '101号室',
    '06-1234-5678',
  ],
] as const;

/** Quotes where a number of a shop holds what would divide it. */
const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The sample for these product numbers. With a BOM spreadsheets open it as UTF-8. */
export function sampleRecipients(productCodes: readonly string[]): string {
  const lines = [
    [...RECIPIENT_HEADINGS, ...productCodes],
    ...ROWS.map((row) => [...row, ...productCodes.map(() => '1')]),
  ];
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Saves a file with the headings, the numbers of the products in the cart, and two rows to write over. */
export const saveSampleRecipients = (productCodes: readonly string[], name: string): void =>
  saveFile(new Blob([sampleRecipients(productCodes)], { type: 'text/csv' }), name);
