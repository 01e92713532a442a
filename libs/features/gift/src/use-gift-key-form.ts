import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { readGiftKey } from './read-gift-key';

/** Longer than any mail program makes a link. */
const PASTED_MAX_LENGTH = 2000;

const rules = {
  link: textRule('ギフトのリンク', {
    maxLength: PASTED_MAX_LENGTH,
    check: {
      passes: (text) => text === '' || readGiftKey(text) !== null,
      message: () => 'ギフトのリンクを、メールなどからそのまま貼り付けてください',
    },
  }),
};

/** The form that takes the link of a gift, or its key, pasted from a mail or a message. */
export const useGiftKeyForm = (open: (key: string) => Promise<void>) =>
  useShopForm({
    rules,
    initial: { link: '' },
    wireNames: { link: 'token' },
    submit: async ({ link }) => {
      const key = readGiftKey(link);
      if (key !== null) await open(key);
    },
  });
