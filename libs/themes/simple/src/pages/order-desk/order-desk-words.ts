import { defineWords } from '@shop/theming/words';

export const orderDeskWords = defineWords('order-desk', {
  home: 'ホーム',
  heading: 'まとめて注文',
  lead: '商品番号と数量を入力して、まとめてカートに入れられます。カートに入れる前に、1行ずつ内容を確認します。',
  limits: (rows: number, lines: number) =>
    `一度に確認できるのは${rows}行まで、カートに入れられるのは${lines}種類までです。`,
  paste: '表から貼り付ける',
  pasteLabel: '表計算ソフトからコピーした内容',
  pasteHint: '1行に1商品、商品番号・数量の順に、タブまたはカンマで区切ってください。',
  takePasted: '貼り付けた内容を行に追加する',
  pastedNothing: '商品番号と数量を貼り付けてください',
  file: 'ファイルから読み込む',
  fileLabel: 'CSVファイル',
  fileHint:
    '文字コードはUTF-8またはShift_JIS、500行・100キロバイトまで。1行目に「商品番号,数量」の見出しがあっても読み込めます。',
  sample: '見本のファイルをダウンロードする',
  sampleName: 'まとめて注文_見本.csv',
  fileNothing: 'ファイルに商品番号と数量がありません',
  fileTooLarge: 'ファイルが大きすぎます。100キロバイトまでのファイルをお選びください',
  fileUnreadable:
    'ファイルを読み込めませんでした。文字コードがUTF-8またはShift_JISのCSVファイルをお選びください',
  tooMany: (rows: number) => `${rows}行を超えるため、追加できませんでした。行を減らしてください`,
  taken: (count: number) => `${count}行を追加しました。内容をご確認ください。`,
  unclosedQuote: (line: number) =>
    `${line}行目の引用符（"）が閉じられていないため、読み込めませんでした。この行を直してください`,
  rows: '商品番号と数量',
  number: '行',
  code: '商品番号',
  quantity: '数量',
  result: '確認の結果',
  codeOf: (row: number) => `${row}行目の商品番号`,
  quantityOf: (row: number) => `${row}行目の数量`,
  addRows: '行を増やす',
  check: '内容を確認する',
  nothingWritten: '商品番号と数量を入力してください',
  allGood: (count: number) => `${count}件すべて、カートに入れられます。`,
  someFaulty: (count: number, faulty: number) => `${count}件中${faulty}件に誤りがあります。`,
  stale: '変更した行は、まだ確認していません。',
  onlyFaulty: '誤りのある行だけを表示する',
  addAll: (count: number) => `${count}件をカートに入れる`,
  addGood: (count: number) => `誤りのない行だけをカートに入れる（${count}件）`,
  addedTitle: 'カートに追加しました',
  added: (count: number) => `${count}件をカートに入れました`,
  toCart: 'カートを見る',
  option: (name: string, value: string) => `${name}：${value}`,
  withoutTax: (price: string) => `${price}（税抜）`,
  units: (names: readonly string[]) => `${names.join('・')}でもお求めいただけます（商品ページ）`,
  repeated: '同じ商品番号が重複しています。数量は合計されます',
  codeMissing: '商品番号が入力されていません',
  notFound: '該当する商品がありません',
  ambiguous: '同じ商品番号の商品が複数あります。商品ページからご注文ください',
  ended: '取り扱いを終了しました',
  notAQuantity: '数量を半角数字で、1以上の整数で入力してください',
  outOfStock: (most: number) =>
    most === 0
      ? '在庫が足りません（これ以上ご注文いただけません）'
      : `在庫が足りません（あと${most}点ご注文いただけます）`,
  tooManyPieces: (most: number) => `一度に注文できる数量を超えています（あと${most}点まで）`,
  notInLots: (lot: number) =>
    `${lot}点単位で承ります。数量（同じ商品の行とカートの合計）を${lot}の倍数にしてください`,
  tooManyLines: (lines: number) => `カートに入れられる商品は${lines}種類までです`,
});
