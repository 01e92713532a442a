import { defineWords } from '@shop/theming/words';

export const restockFormWords = defineWords('restock-form', {
  form: '再入荷のお知らせの申し込み',
  lead: '入荷しましたら、一度だけメールでお知らせします。',
  memberLead: '入荷しましたら、ご登録のメールアドレスへ一度だけお知らせします。',
  submit: 'お知らせを申し込む',
  accepted: '再入荷のお知らせを承りました。確認のメールから、いつでも取り消せます。',
});
