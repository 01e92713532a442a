import { formatCount } from '@shop/format/format-yen';
import { defineWords } from '@shop/theming/words';

export const schoolCartWords = defineWords('school-cart', {
  otherGoods: 'そのほかの品',
  group: (name: string, count: number) => `${name}（${formatCount(count)}点）`,
  reducedTaxRate: '※軽減税率対象',
  unit: (name: string, pieces: number) => `${name}（1単位${pieces}点）`,
  embroidery: 'ネーム刺繍',
  embroideryOf: (text: string) => `登録した文字は「${text}」です。`,
  noEmbroidery: '刺繍するお名前はまだ登録されていません。',
  embroideryForMembers: 'ログインすると、刺繍するお名前を登録できます。',
  change: '確認・変更する',
  register: '登録する',
  login: 'ログインする',
  sizesLead: 'サイズと色をご確認ください。まちがいのないよう、種類ごとにまとめています。',
});
