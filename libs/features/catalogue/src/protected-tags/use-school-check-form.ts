import { checkSchool } from '@shop/contract/schools/check-school';
import { useShopServices } from '@shop/query/shop-services-provider';
import { asTyped } from '@shop/site/form/as-typed';
import { fieldChecks } from '@shop/site/form/field-checks';
import { anyOf } from '@shop/site/form/form-checks';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { normaliseLine } from '@shop/validation/text/normalise-line';
import { keepTagGrant } from './keep-tag-grant';

const CODE_MAX_LENGTH = 32;
const PASSWORD_MAX_LENGTH = 128;

/** Codes are written in half-width capitals. */
const asCode = (text: string): string => normaliseLine(text.normalize('NFKC')).toUpperCase();

const rules = {
  code: textRule('学校コード', {
    maxLength: CODE_MAX_LENGTH,
    normalise: asCode,
    check: fieldChecks.halfWidthAlphaNum,
  }),
  password: textRule('パスワード', {
    isRequired: false,
    maxLength: PASSWORD_MAX_LENGTH,
    normalise: asTyped,
  }),
  memberNumber: textRule('会員番号', { isRequired: false, maxLength: CODE_MAX_LENGTH, normalise: asCode }),
};
const checks = [anyOf<keyof typeof rules>(['password', 'memberNumber'])];

/** A school that a family belongs to. */
export interface CheckedSchool {
  readonly name: string;
  /** The tag of what it prescribes, opened in this tab; `null` where the shop does not sell that yet. */
  readonly tag: string | null;
}

/** The form that checks whether a family belongs to a school, and opens what the school prescribes in this tab. account §7 */
export function useSchoolCheckForm(onChecked: (school: CheckedSchool) => void) {
  const services = useShopServices();
  return useShopForm({
    rules,
    checks,
    initial: { code: '', password: '', memberNumber: '' },
    wireNames: { code: 'school_code', password: 'password', memberNumber: 'member_number' },
    submit: async ({ code, password, memberNumber }) => {
      const { data } = await services.api.call(checkSchool, {
        body: {
          school_code: code,
          // The number alone counts where both are written.
          ...(memberNumber === '' ? { password } : { member_number: memberNumber }),
        },
      });
      if (data.tag_grant !== null) await keepTagGrant(services, data.tag_grant);
      onChecked({ name: data.school.name, tag: data.tag_grant?.tag ?? null });
    },
  });
}
