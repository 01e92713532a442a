/** A size table: its columns, and a row for each size that is offered. */
interface SizeTable {
  readonly columns: readonly string[];
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

const BODY: SizeTable = {
  columns: ['サイズ', '身長', '胸囲', '着丈'],
  rows: {
    '150A': ['145〜150cm', '72〜76cm', '58cm'],
    '155A': ['150〜155cm', '76〜80cm', '61cm'],
    '160A': ['155〜160cm', '80〜84cm', '64cm'],
    '165A': ['160〜165cm', '84〜88cm', '67cm'],
    '170A': ['165〜170cm', '88〜92cm', '70cm'],
    '175A': ['170〜175cm', '92〜96cm', '73cm'],
  },
};
const WAIST: SizeTable = {
  columns: ['ウエスト', '調節できる範囲', 'ヒップ'],
  rows: {
    '60cm': ['57〜63cm', '84cm'],
    '63cm': ['60〜66cm', '87cm'],
    '66cm': ['63〜69cm', '90cm'],
    '69cm': ['66〜72cm', '93cm'],
    '72cm': ['69〜75cm', '96cm'],
  },
};
const FEET: SizeTable = {
  columns: ['サイズ', '足の長さ', '学年の目安'],
  rows: {
    '22.0cm': ['21.5〜22.0cm', '小学5〜6年'],
    '23.0cm': ['22.5〜23.0cm', '小学6年〜中学1年'],
    '24.0cm': ['23.5〜24.0cm', '中学生'],
    '25.0cm': ['24.5〜25.0cm', '中学生〜高校生'],
    '26.0cm': ['25.5〜26.0cm', '高校生'],
  },
};
const LETTERS: SizeTable = {
  columns: ['サイズ', '身長', '胸囲'],
  rows: {
    S: ['145〜155cm', '74〜82cm'],
    M: ['155〜165cm', '80〜88cm'],
    L: ['165〜175cm', '86〜94cm'],
  },
};
const TABLES = [BODY, WAIST, FEET, LETTERS];

/** サイズ表 of the sizes that a product comes in, as HTML; empty where there is nothing to measure. */
export function sizeTableOf(sizes: readonly string[]): string {
  const table = TABLES.find(
    ({ rows }) => sizes.length > 0 && sizes.every((size) => rows[size] !== undefined),
  );
  if (table === undefined) return '';
  const head = table.columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = sizes
    .map((size) => {
      const cells = (table.rows[size] ?? []).map((cell) => `<td>${cell}</td>`).join('');
      return `<tr><th scope="row">${size}</th>${cells}</tr>`;
    })
    .join('');
  return `<h3>サイズ表</h3><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
