import { choiceLabel, choiceLists } from './choice-lists';

it.each([
  ['securityQuestion', [1, 2, 3, 4], 'choice-security-question-1 to -4'],
  ['newsletter', [1, 0], 'choice-newsletter-1, choice-newsletter-0'],
  ['gender', [1, 2, 3, 4], 'choice-gender-1 to -4'],
  ['delivery', [1, 2, 3], 'choice-delivery-1 to -3'],
  ['payment', [1, 2, 3], 'choice-payment-1 to -3'],
  ['addressDivision', [1, 2, 99], 'choice-address-division-1, -2, -99'],
] as const)('the choice list %s has the codes %j [%s]', (...[name, codes]) => {
  expect(choiceLists[name].map(({ code }) => code)).toEqual(codes);
  expect(new Set(choiceLists[name].map(({ label }) => label)).size).toBe(codes.length);
});

// spec items: choice-security-question-2, choice-security-question-3, choice-security-question-4
// spec items: choice-gender-2, choice-gender-3, choice-gender-4
it.each([
  ['securityQuestion', 1, '初めて飼ったペットの名前'],
  ['securityQuestion', 2, '母親の旧姓'],
  ['securityQuestion', 3, '通っていた小学校の名前'],
  ['securityQuestion', 4, '好きな食べ物'],
  ['newsletter', 0, '受け取らない'],
  ['gender', 2, '女性'],
  ['gender', 3, 'その他'],
  ['gender', 4, '回答しない'],
  ['payment', 1, '銀行振込（前払い）'],
  ['gender', 9, null],
] as const)('%s %s is %s', (name, code, label) => {
  expect(choiceLabel(name, code)).toBe(label);
});
