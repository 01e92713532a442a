import { textRule } from '@shop/site/form/text-rule';

const ADDRESSEE_MAX_LENGTH = 60;
const PROVISO_MAX_LENGTH = 40;

/** The fields of a receipt that the shopper may set. */
export const receiptRules = {
  addressee: textRule('宛名', { isRequired: false, maxLength: ADDRESSEE_MAX_LENGTH }),
  honorific: textRule('敬称', { isChoice: true }),
  proviso: textRule('但し書き', { isRequired: false, maxLength: PROVISO_MAX_LENGTH }),
};

/** 様 for people, 御中 for companies. */
export const HONORIFICS = ['様', '御中'] as const;
