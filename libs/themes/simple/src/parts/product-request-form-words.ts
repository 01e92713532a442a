import { defineWords } from '@shop/theming/words';

export const productRequestFormWords = defineWords('product-request-form', {
  form: '商品リクエスト',
  send: '送信する',
  sent: '商品リクエストを受け付けました。ご返事までしばらくお待ちください。',
});
