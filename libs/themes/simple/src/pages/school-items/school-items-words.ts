import { defineWords } from '@shop/theming/words';

export const schoolItemsWords = defineWords('school-items', {
  heading: 'そろえるもの',
  lead: '学校がお子さま一人ずつに求めているものを、カートの中身とくらべて確認できます。',
  none: '確認した学校がまだありません。学校コードやパスワードで学校を確認すると、そろえるものが表示されます。',
  noneYet: '確認済みの学校には、そろえるものの一覧がまだありません。指定品からお選びください。',
  toCheck: '学校を確認する',
  pupilsOf: (school: string) => `お子さまの人数（${school}）`,
  pupilCount: (count: number) => `${count}人`,
  complete: (count: number) => `必須の${count}品は、すべてカートにそろっています。`,
  progress: (complete: number, count: number) =>
    `必須の${count}品のうち、${complete}品がカートにそろっています。`,
  onlyByChoice: 'どれもお選びいただけるもので、必須のものはありません。',
  listOf: (school: string) => `${school}のそろえるもの`,
  required: '必須',
  byChoice: '任意',
  quantities: (inCart: number, needed: number) => `カート ${inCart}点／必要 ${needed}点`,
  needed: (needed: number) => `必要 ${needed}点`,
  left: (count: number) => `あと${count}点`,
  enough: 'そろっています',
  outOfStock: '在庫切れ',
  cartUnknown: 'カートの中身を読み込めませんでした。必要な数だけを表示しています。',
  prescribed: (school: string) => `${school}の指定品を見る`,
  prescribedOf: (name: string) => `${name}を見る`,
  toCart: 'カートを見る',
});
