import * as v from 'valibot';
import { contactRules } from './contact-rules';

const ordinary = contactRules({ isContactKanaRequired: true });
const corporate = contactRules({ isContactKanaRequired: false });

it('[valid-corporate-kana-optional] the kana is asked for unless the shop is a corporate one', () => {
  expect(v.safeParse(ordinary.nameKana.schema, '').issues?.[0].message).toBe(
    'お名前（カナ）を入力してください',
  );
  expect(v.safeParse(corporate.nameKana.schema, '').success).toBe(true);
  expect(v.safeParse(corporate.nameKana.schema, '山田').issues?.[0].message).toBe(
    'お名前（カナ）は全角カタカナで入力してください',
  );
});

it.each([
  ['is trimmed and keeps its lines', '  届きません。\r\n\r\n<b>至急</b>🙂 ', '届きません。\n\n<b>至急</b>🙂'],
  ['may have 4,000 characters', 'a'.repeat(4000), 'a'.repeat(4000)],
  ['is composed', 'か\u3099', 'が'],
])('[valid-contact-body-free] any text is an inquiry: it %s', (_name, text, kept) => {
  expect(v.parse(ordinary.body.schema, text)).toBe(kept);
});

it.each([
  ['no text', '', 'お問い合わせ内容を入力してください'],
  ['4,001 characters', 'a'.repeat(4001), 'お問い合わせ内容は4000文字以内で入力してください'],
])('rejects %s', (_name, text, message) => {
  expect(v.safeParse(ordinary.body.schema, text).issues?.[0].message).toBe(message);
});
