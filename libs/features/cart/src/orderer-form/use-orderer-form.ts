import { EMAIL_MAX_LENGTH, isEmail } from '@shop/validation/email';
import { validationMessages } from '@shop/validation/messages';
import { isTel } from '@shop/validation/tel';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import type { Orderer } from '../commands/set-orderer';

/** The fields of a guest who orders. account §5: the name is required. */
const ordererRules = {
  name: textRule('注文者名'),
  email: textRule('メールアドレス', {
    maxLength: EMAIL_MAX_LENGTH,
    normalise: normaliseHalfWidth,
    check: { passes: isEmail, message: validationMessages.email },
  }),
  phoneNumber: textRule('電話番号', {
    normalise: normaliseHalfWidth,
    check: { passes: isTel, message: validationMessages.tel },
  }),
};

/** The form of a guest's name, mail address and telephone number. */
export function useOrdererForm(initial: Orderer, save: (orderer: Orderer) => Promise<void>) {
  return useShopForm({
    rules: ordererRules,
    initial: { name: initial.name, email: initial.email, phoneNumber: initial.phoneNumber },
    wireNames: { name: 'orderer_name', email: 'orderer_email', phoneNumber: 'orderer_phone_number' },
    submit: save,
  });
}
