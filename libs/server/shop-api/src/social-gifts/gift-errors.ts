import { SOCIAL_GIFT_ERRORS } from '@shop/contract/social-gifts/social-gift';
import { invalidFields, notFound, rejected } from '../http/http-error';

const OTHERWISE =
  '贈り先のメールアドレスを空欄にしてリンクをご自身でお伝えいただくか、日をあらためてご注文ください';

/** The errors of gift calls, each with its message for the receiver. */
export const giftErrors = {
  notFound: () => notFound(SOCIAL_GIFT_ERRORS.notFound, 'ギフトが見つかりません。リンクをご確認ください'),
  expired: () =>
    rejected(
      SOCIAL_GIFT_ERRORS.expired,
      'このギフトの受け取り期限は過ぎました。贈り主の方にお問い合わせください',
    ),
  declined: () =>
    rejected(
      SOCIAL_GIFT_ERRORS.declined,
      'このギフトはご辞退いただいたため、お受け取りいただけません。ご事情が変わったときは、贈り主の方にお問い合わせください',
    ),
  cancelled: () =>
    rejected(
      SOCIAL_GIFT_ERRORS.cancelled,
      'このギフトのご注文は取り消されました。贈り主の方にお問い合わせください',
    ),
  notOffered: () => rejected(SOCIAL_GIFT_ERRORS.notOffered, 'ただいまソーシャルギフトはご利用いただけません'),
  tooManyToReceiver: (perDay: number) =>
    rejected(
      SOCIAL_GIFT_ERRORS.tooManyInvitations,
      `この贈り先のメールアドレスへのギフトのご案内は、一日に${perDay}通まで承ります。${OTHERWISE}`,
    ),
  tooManyOfGiver: (perDay: number) =>
    rejected(
      SOCIAL_GIFT_ERRORS.tooManyInvitations,
      `メールでご案内するギフトのご注文は、一日に${perDay}件まで承ります。${OTHERWISE}`,
    ),
  alreadyCompleted: () =>
    rejected(SOCIAL_GIFT_ERRORS.alreadyCompleted, 'お届け先はすでに入力されています。変更はできません'),
  notCompleted: () => notFound(SOCIAL_GIFT_ERRORS.notCompleted, 'お届け先はまだ入力されていません'),
  dateNotSelectable: () =>
    rejected(
      SOCIAL_GIFT_ERRORS.dateNotSelectable,
      'お届け希望日をお選びいただけません。別の日をお選びください',
    ),
  timezoneNotSelectable: () => invalidFields({ delivery_timezone_key: ['お届け時間帯を選び直してください'] }),
  prefectureMismatch: () => invalidFields({ prefecture: ['郵便番号と都道府県が一致していません'] }),
} as const;
