import { useShopServices } from '@shop/query/shop-services-provider';
import { asTyped } from '@shop/site/form/as-typed';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { unlockTag } from './unlock-tag';

const PASSWORD_MAX_LENGTH = 128;
const KEY_MAX_LENGTH = 255;

const rulesOf = (tagLabel: string) => ({
  tag: textRule(tagLabel, { isChoice: true, maxLength: KEY_MAX_LENGTH }),
  password: textRule('パスワード', { maxLength: PASSWORD_MAX_LENGTH, normalise: asTyped }),
});

interface UnlockFormOptions {
  /** Each tag is what a school prescribes. */
  readonly isOfSchools: boolean;
  /** The tag that is chosen at first; empty where the shopper chooses. */
  readonly tag: string;
  readonly onTag: (tag: string) => void;
  /** Gets the tag that was opened. */
  readonly onUnlocked: (tag: string) => void;
}

const tagRules = rulesOf('商品の種類');
const schoolRules = rulesOf('学校');

/** The form that opens a password-protected tag in this tab. */
export function useUnlockForm({ isOfSchools, tag, onTag, onUnlocked }: UnlockFormOptions) {
  const services = useShopServices();
  return useShopForm({
    rules: isOfSchools ? schoolRules : tagRules,
    initial: { tag, password: '' },
    wireNames: { tag: 'tag', password: 'password' },
    onValues: (values) => onTag(values.tag),
    submit: async (values) => {
      await unlockTag(services, values.tag, values.password);
      onUnlocked(values.tag);
    },
  });
}
