import { defineWords } from '@shop/theming/words';

export const packingWords = defineWords('packing', {
  heading: '包装・のし',
  none: 'なし',
  summary: (names: readonly string[]) => (names.length === 0 ? 'なし' : names.join('・')),
  wrapping: '包装',
  noWrapping: '包装しない',
  noshi: 'のし',
  noNoshi: 'のしを付けない',
  choice: (name: string, price: string, pieces: number) =>
    pieces > 1 ? `${name} 1点につき${price}` : `${name} ${price}`,
  noshiTitle: '表書き',
  chooseTitle: '選択してください',
  titleMissing: '表書きを選択してください',
  noshiName: '名入れ',
  noshiNameHint: '20文字以内。空欄のときは名入れをしません',
  mizuhiki: (name: string) => `水引：${name}`,
  otherTitles: 'その他',
  preview: (title: string, name: string, mizuhiki: string | null) =>
    [
      'のしの見本',
      [
        // Nothing is said of what is not chosen; a title of its own may have no cords.
        ...(title === '' ? [] : [`表書き「${title}」`, mizuhiki === null ? '水引なし' : `水引 ${mizuhiki}`]),
        ...(name === '' ? [] : [`名入れ「${name}」`]),
      ].join('、'),
    ]
      .filter((part) => part !== '')
      .join('：'),
  card: 'メッセージカード',
  noCard: 'カードを付けない',
  message: 'メッセージ',
  messageHint: '200文字以内。改行もそのまま印刷します',
  messageMissing: 'メッセージを入力してください',
  cardPreview: 'カードの見本',
  wrappingQuantity: '包装する数',
  noshiQuantity: 'のしを付ける数',
  all: (pieces: number) => `すべて（${pieces}点）`,
  some: '点数を指定する',
  wrappedPieces: (destination: string) => `包装する点数（${destination}）`,
  total: (packing: string, payment: string) => `包装・のし ${packing}を含むご注文の合計：${payment}`,
  computing: '包装・のしを含む合計を計算しています',
  noshiPieces: (destination: string) => `のしを付ける点数（${destination}）`,
});
