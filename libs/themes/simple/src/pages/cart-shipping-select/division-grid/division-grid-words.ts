import { defineWords } from '@shop/theming/words';

export const divisionGridWords = defineWords('division-grid', {
  region: 'お届け先ごとの数量の表',
  caption: 'お届け先ごとの数量。矢印キーとEnterキーで隣の欄へ移動でき、表計算ソフトの表を貼り付けられます。',
  hint: '表計算ソフトでコピーした数量を、表のまま貼り付けられます。',
  product: '商品',
  result: '合計',
  total: '合計',
  pieces: (quantity: number) => `${quantity}点`,
  cell: (product: string, place: string) => `${product} ${place} 数量`,
  noNumber: (place: string) => `${place}：数量を整数で入力してください`,
  tooMany: (place: string) => `${place}：数量は999点までです`,
  pasteNoNumber: (place: string, text: string) =>
    `${place}：貼り付けた「${text}」は数量ではありません。貼り付けはすべて取り消しました`,
  pasteTooMany: (place: string, text: string) =>
    `${place}：貼り付けた「${text}」は999点を超えています。貼り付けはすべて取り消しました`,
  pasteTooLarge: (place: string, rows: number, columns: number) =>
    `${place}：貼り付けた表（${rows}行×${columns}列）がこの欄から右下に収まりません。貼り付けはすべて取り消しました`,
  pasted: (cells: number) => `${cells}個の欄に貼り付けました`,
});
