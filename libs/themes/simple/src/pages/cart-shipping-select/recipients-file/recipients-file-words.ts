import { defineWords } from '@shop/theming/words';

export const recipientsFileWords = defineWords('recipients-file', {
  heading: 'ファイル（CSV）からまとめて追加する',
  lead: '1行に1か所ずつお届け先を書いたファイルから、まとめて追加します。1行目の列名は、アドレス帳から書き出したファイルと同じです。商品番号を列名にした列を加えると、お届け先ごとの数量も指定できます。',
  file: 'お届け先のCSVファイル',
  hint: (rows: number, kilobytes: number, places: number) =>
    `文字コードはUTF-8またはShift_JIS、${rows}行・${kilobytes}キロバイトまで。お届け先は${places}か所までです。`,
  sample: '見本のファイルをダウンロードする',
  sampleName: 'お届け先_見本.csv',
  tooLarge: (kilobytes: number) =>
    `ファイルが大きすぎます。${kilobytes}キロバイトまでのファイルをお選びください`,
  unreadable: 'ファイルを読み込めませんでした。もう一度お選びください',
  checking: 'ファイルを確認しています…',
  taking: 'お届け先を追加しています…',
  again: 'もう一度確認する',
  allGood: (count: number) => `${count}件すべて、お届け先に追加できます。`,
  someFaulty: (count: number, faulty: number) =>
    `${count}件中${faulty}件に誤りがあります。ファイルを直して、もう一度お選びください。`,
  unchanged: 'カートはまだ変わっていません。',
  faultyRows: '誤りのある行',
  goodRows: (count: number) => `問題のない行（${count}件）`,
  row: (line: number) => `${line}行目`,
  recipient: (name: string) => (name === '' ? 'お名前なし' : `${name} 様`),
  goods: (name: string, quantity: number) => `${name} ${quantity}点`,
  allGoods: (goods: readonly string[]) => goods.join('、'),
  present: 'すでにお届け先にあるため、数量だけを変更します',
  fault: (column: string, message: string) =>
    column === '' || message.startsWith(column) ? message : `${column}：${message}`,
  totals: 'カートの数量',
  total: (name: string, before: number, after: number) =>
    before === after
      ? `${name}：${after}点（変わりません）`
      : `${name}：${before}点から${after}点に変わります`,
  takeAll: (count: number) => `${count}件のお届け先を追加する`,
  takeGood: (count: number) => `問題のない行だけを追加する（${count}件）`,
  taken: (count: number) => `ファイルから${count}件のお届け先を取り込みました`,
});
