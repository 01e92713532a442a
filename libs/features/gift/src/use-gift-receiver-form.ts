import { fieldChecks } from '@shop/site/form/field-checks';
import { type FormDraft, withDraft } from '@shop/site/form/form-draft';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { EMAIL_MAX_LENGTH } from '@shop/validation/email';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { nameChecks } from '@shop/validation/name';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { normaliseLines } from '@shop/validation/text/normalise-lines';
import { noWebAddress } from '@shop/validation/web-address';

const NAME_MAX_LENGTH = 100;
const MESSAGE_MAX_LENGTH = 500;
const { user } = fieldLabels;

/** Who gets a gift. */
export interface GiftReceiver {
  readonly name: string;
  /** Null: the giver hands the link over. */
  readonly email: string | null;
  readonly message: string;
}

/** Who orders it. */
export interface GiftGiver {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

interface GiftReceiverFormConfig {
  /** Who was named before; null: nobody. */
  readonly receiver: GiftReceiver | null;
  /** Who orders without signing in, as far as known; null for a member. */
  readonly guest: GiftGiver | null;
  /** What was written in this form before. */
  readonly draft: FormDraft;
  readonly save: (receiver: GiftReceiver, giver: GiftGiver | null) => Promise<void>;
}

const email = { maxLength: EMAIL_MAX_LENGTH, normalise: normaliseHalfWidth, check: fieldChecks.email };

const receiverRules = {
  receiverName: textRule('贈り先のお名前', { maxLength: NAME_MAX_LENGTH, check: nameChecks }),
  receiverEmail: textRule('贈り先のメールアドレス', { ...email, isRequired: false }),
  message: textRule('メッセージ', {
    isRequired: false,
    maxLength: MESSAGE_MAX_LENGTH,
    normalise: normaliseLines,
    check: noWebAddress,
  }),
};
const giverRules = (isRequired: boolean) => ({
  ordererName: textRule(user.orderer_name, { maxLength: NAME_MAX_LENGTH, isRequired, check: nameChecks }),
  ordererEmail: textRule(user.email, { ...email, isRequired }),
  ordererPhoneNumber: textRule(user.contact_phone_number, {
    normalise: normaliseHalfWidth,
    check: fieldChecks.tel,
    isRequired,
  }),
});
const MEMBER_RULES = { ...receiverRules, ...giverRules(false) };
const GUEST_RULES = { ...receiverRules, ...giverRules(true) };

const WIRE_NAMES = {
  receiverName: 'receiver.name',
  receiverEmail: 'receiver.email',
  message: 'receiver.message',
  ordererName: 'orderer_name',
  ordererEmail: 'orderer_email',
  ordererPhoneNumber: 'orderer_phone_number',
};

/** The form in which a giver names the receiver of a social gift, and a guest also says who gives. core §7 */
export const useGiftReceiverForm = ({ receiver, guest, draft, save }: GiftReceiverFormConfig) =>
  useShopForm<keyof typeof WIRE_NAMES>({
    rules: guest === null ? MEMBER_RULES : GUEST_RULES,
    initial: withDraft(
      {
        receiverName: receiver?.name ?? '',
        receiverEmail: receiver?.email ?? '',
        message: receiver?.message ?? '',
        ordererName: guest?.name ?? '',
        ordererEmail: guest?.email ?? '',
        ordererPhoneNumber: guest?.phoneNumber ?? '',
      },
      draft,
    ),
    onValues: draft.keep,
    wireNames: WIRE_NAMES,
    submit: (values) =>
      save(
        {
          name: values.receiverName,
          email: values.receiverEmail === '' ? null : values.receiverEmail,
          message: values.message,
        },
        guest === null
          ? null
          : {
              name: values.ordererName,
              email: values.ordererEmail,
              phoneNumber: values.ordererPhoneNumber,
            },
      ),
  });
