import { defineWords } from '@shop/theming/words';

export const memorialWords = defineWords('memorial', {
  heading: '記念日',
  memorials: '登録した記念日',
  count: (count: number, limit: number) => `${count}件を登録しています（${limit}件まで）`,
  limitReached: '新しい記念日を追加するには、使わない記念日を削除してください。',
  empty: '記念日が登録されていません',
  add: '記念日を追加する',
  title: (personName: string, occasion: string) => `${personName}　${occasion}`,
  date: (month: number, day: number) => `毎年${month}月${day}日`,
  next: (date: string) => `次は${date}`,
  today: '今日です',
  daysUntil: (days: number) => `あと${days}日`,
  call: (call: string) => `呼び名　${call}`,
  edit: '変更する',
  remove: '削除する',
  ofMemorial: (title: string) => `：${title}`,
  removed: '記念日を削除しました',
  removeQuestion: '記念日を削除しますか',
  removeConsequence: (title: string) => `${title}を削除します。マイページでのお知らせもなくなります。`,
  cancel: 'キャンセル',
});
