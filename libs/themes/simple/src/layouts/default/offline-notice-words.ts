import { defineWords } from '@shop/theming/words';

export const offlineNoticeWords = defineWords('offline-notice', {
  offline: 'オフラインです。接続が戻ると続けられます。入力した内容は残っています。',
});
