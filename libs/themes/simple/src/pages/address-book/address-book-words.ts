import { defineWords } from '@shop/theming/words';

export const addressBookWords = defineWords('address-book', {
  heading: 'アドレス帳',
  ofAddress: (name: string) => `：${name}`,
  usualAddress: '通常使うお届け先',
  usualSender: '通常使うご依頼主',
  edit: '変更する',
  makeUsualAddress: '通常使うお届け先にする',
  makeUsualSender: '通常使うご依頼主にする',
  remove: '削除する',
  exporting: '住所の書き出し',
  exportLead: '登録した住所をCSVファイルで保存します。表計算ソフトで開け、そのまま取り込めます。',
  exportFile: 'CSVファイルを書き出す',
  importing: '住所の取り込み',
  add: '住所を追加する',
  addresses: '登録した住所',
  count: (count: number, limit: number) => `${count}件を登録しています（${limit}件まで）`,
  limitReached: '新しい住所を追加するには、使わない住所を削除してください。',
  empty: '住所が登録されていません',
  removeQuestion: '住所を削除しますか',
  removeConsequence: (name: string, address: string) =>
    `${name}（${address}）を削除します。確定したご注文のお届け先は変わりません。`,
  cancel: 'キャンセル',
  rejectedRows: '取り込めない行',
  rejectedRow: (line: number, field: string, message: string) =>
    `${line}行目　${field === '' ? '' : `${field}：`}${message}`,
  madeUsualAddress: '通常使うお届け先に設定しました',
  madeUsualSender: '通常使うご依頼主に設定しました',
  removed: '住所を削除しました',
  imported: (count: number) => `${count}件の住所を取り込みました`,
  importLead:
    'CSVファイルの住所をアドレス帳に追加します。書き出したファイルと同じ列名を1行目に書いてください。',
  importFile: 'CSVファイル',
  importFormat: '文字コードはUTF-8またはShift_JIS、512KBまで',
  fileMissing: 'CSVファイルを選んでください',
  importRows: '取り込む',
});
