import { cardHints } from '@shop/contract/user-cards/card-hints';
import * as v from 'valibot';
import { cardNameRule } from './card-name-rule';

it.each([
  ['valid-card-number-hint, const-card-number-digits', cardHints.ccNumber, /^\d{14}$/],
  ['valid-card-expiry-hint, const-card-expiry-digits', cardHints.ccExpiration, /^20\d{2}(?:0[1-9]|1[0-2])$/],
  ['valid-card-security-code-hint, const-card-security-digits', cardHints.securityCode, /^\d{3}$/],
])('[%s] [interp-card-hints] the placeholder shows the form of the field', (_id, hint, form) => {
  expect(hint).toMatch(form);
});

it.each(['', '山田 太郎', 'TARO YAMADA', '家族の1枚目🙂', 'ﾔﾏﾀﾞ'])(
  '[valid-card-name-free] the name of a card can be %j',
  (name) => {
    expect(v.safeParse(cardNameRule.schema, name).success).toBe(true);
  },
);
