import { defineWords } from '@shop/theming/words';

export const schoolPickupWords = defineWords('school-pickup', {
  heading: '学校で受け取り',
  days: (on: string, until: string) => `学校で受け取り：${on}・ご注文締切 ${until}`,
  at: (school: string) => `${school}で受け取り`,
  noShippingFee: '送料はかかりません。お受け取りはご注文者様のお名前で承ります。',
  paidFirst:
    '銀行振込など、ご入金の確認後の発送となるお支払い方法は、受け取り日に間に合う場合にお選びいただけます。',
  choose: '学校で受け取る',
  chosen: 'お届け先に選ばれています。',
  next: '学校で受け取って次へ',
  over: (until: string) =>
    `ご注文の締切（${until}）を過ぎたため、学校での受け取りはお選びいただけません。ご指定のお届け先へお送りします。`,
  guestForm: '学校で受け取る方',
  guestLead: '学校で受け取る方のお名前とご連絡先を入力してください。',
  emailHint: 'ご注文の確認メールをお送りします。',
  change: '変更する',
  bringNumber: '受け取り日に学校でお渡しします。ご注文番号をお控えください。',
});
