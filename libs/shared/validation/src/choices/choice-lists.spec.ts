import { choiceLabel, choiceLists } from './choice-lists';

const WORDS = [
  ['choice-security-question-1', 'securityQuestion', 1, '初めて飼ったペットの名前'],
  ['choice-security-question-2', 'securityQuestion', 2, '母親の旧姓'],
  ['choice-security-question-3', 'securityQuestion', 3, '通っていた小学校の名前'],
  ['choice-security-question-4', 'securityQuestion', 4, '好きな食べ物'],
  ['choice-newsletter-1', 'newsletter', 1, '受け取る'],
  ['choice-newsletter-0', 'newsletter', 0, '受け取らない'],
  ['choice-gender-1', 'gender', 1, '男性'],
  ['choice-gender-2', 'gender', 2, '女性'],
  ['choice-gender-3', 'gender', 3, 'その他'],
  ['choice-gender-4', 'gender', 4, '回答しない'],
  ['choice-delivery-1', 'delivery', 1, '家具拠点でのお引き渡し'],
  ['choice-delivery-2', 'delivery', 2, '店舗へ直送'],
  ['choice-delivery-3', 'delivery', 3, 'お客様へ直送'],
  ['choice-payment-1', 'payment', 1, '銀行振込（前払い）'],
  ['choice-payment-2', 'payment', 2, '請求書後払い'],
  ['choice-payment-3', 'payment', 3, '後払い決済サービス'],
  ['choice-address-division-1', 'addressDivision', 1, 'ご本人'],
  ['choice-address-division-2', 'addressDivision', 2, '会社'],
  ['choice-address-division-99', 'addressDivision', 99, 'その他'],
] as const;

it.each(WORDS)('[%s] %s %i is %s', (_id, list, code, label) => {
  expect(choiceLabel(list, code)).toBe(label);
});

it('[gap-choices-japanese] no list has another choice, and a code that it lacks has no words', () => {
  const offered = Object.entries(choiceLists).flatMap(([list, choices]) =>
    choices.map(({ code }) => [list, code]),
  );
  expect(offered).toEqual(WORDS.map(([, list, code]) => [list, code]));
  expect(choiceLabel('gender', 9)).toBeNull();
});
