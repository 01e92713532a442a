import { defineWords } from '@shop/theming/words';

export const cancelWarningsWords = defineWords('cancel-warnings', {
  refundByHand:
    'ご入金済みのご注文です。キャンセルされた場合、ご返金先の口座を当店からメールでお伺いし、お振り込みでお返しします。',
  refundPending: 'お支払い済みの代金は、ご返金先の口座を当店からメールでお伺いし、お振り込みでお返しします。',
  careNeeded: 'キャンセルの手続きにお時間をいただく商品が含まれています。',
});
