import { defineWords } from '@shop/theming/words';

export const socialGiftWords = defineWords('social-gift', {
  heading: 'ギフトを受け取る',
  lead: 'ソーシャルギフトは、贈り主の方から届いたリンクで、お届け先とご希望の日時をご自身で入力いただくギフトです。会員登録は必要ありません。',
  howTo: 'お受け取りの流れ',
  stepOpen: 'メールやメッセージで届いたリンクを開く',
  stepEnter: 'お届け先の住所と、ご希望の日時を入力する',
  stepReceive: 'ギフトがお手元に届く',
  opened: 'この画面で開いているギフト',
  goOn: '続きを入力する',
  form: 'ギフトのリンクの入力',
  linkHint: 'リンクを開けないときは、届いたリンクをここに貼り付けてください',
  open: 'ギフトを開く',
  privacy: '入力されたご住所は、お届けのためだけに使い、贈り主の方にはお知らせしません。',
});
