import { defineWords } from '@shop/theming/words';

export const errorWords = defineWords('error', {
  message: 'エラーが発生しました',
  unreachable: 'ただいま接続できません。時間をおいて、もう一度お開きください。',
  retry: 'もう一度開く',
  toTop: 'トップページへ戻る',
});
