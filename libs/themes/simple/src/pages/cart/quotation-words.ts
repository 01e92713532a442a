import { defineWords } from '@shop/theming/words';

export const quotationWords = defineWords('cart-quotation', {
  download: '見積書をダウンロード',
  preparing: '見積書を作成しています…',
});
