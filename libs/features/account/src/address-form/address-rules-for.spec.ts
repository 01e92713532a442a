import * as v from 'valibot';
import { addressRules } from './address-fields';
import { type AddressFormOptions, addressRulesFor } from './address-rules-for';

const rules = (changed: Partial<AddressFormOptions>) =>
  addressRulesFor({ isNameKanaRequired: true, addressFormat: 'standard', ...changed });

it('has the ordinary rules where no setting of the shop changes them', () => {
  expect(rules({})).toBe(addressRules);
});

it.each(['standard', 'full-width'] as const)(
  '[valid-corporate-kana-optional] accepts a name without kana where the shop does not require it (%s)',
  (addressFormat) => {
    const optional = rules({ addressFormat, isNameKanaRequired: false });
    expect(optional.lastNameKana.isRequired).toBe(false);
    expect(v.safeParse(optional.firstNameKana.schema, '').success).toBe(true);
    expect(v.safeParse(optional.lastNameKana.schema, '山田').issues?.[0].message).toBe(
      '姓（カナ）は全角カタカナで入力してください',
    );
    expect(v.safeParse(rules({ addressFormat }).firstNameKana.schema, '').success).toBe(false);
  },
);

it('[valid-tenant-phone] removes the hyphens of telephone numbers where the shop wants digits only', () => {
  expect(v.parse(rules({ addressFormat: 'full-width' }).phoneNumber.schema, '090-1234-5678')).toBe(
    '09012345678',
  );
  expect(v.parse(rules({}).phoneNumber.schema, '090-1234-5678')).toBe('090-1234-5678');
});
