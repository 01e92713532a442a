import { noWebAddress } from '../web-address/web-address';
import { findLinkOrMailbox } from './find-link-or-mailbox';

/**
 * Control characters, those that turn the direction of writing, and all others that nobody sees. The selectors of a letter's
 * variant are none of them: they belong to names such as 葛󠄀城.
 */
const HIDDEN = /(?!\p{Variation_Selector})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/**
 * The rules of a name, and of every other line that somebody types and mails carry (company, department, building): no
 * address of mail or of a page, and no hidden characters, because the reader of the mail may be a stranger who would be led
 * elsewhere in the shop's name. The message of the first rule that fails is shown. An empty name passes. reliability 20
 */
export const nameChecks = [
  {
    passes: (text: string): boolean => !HIDDEN.test(text),
    message: (label: string): string => `${label}に使用できない文字が含まれています`,
  },
  {
    passes: (text: string): boolean => findLinkOrMailbox(text) !== 'mail',
    message: (label: string): string => `${label}にメールアドレスは入力できません`,
  },
  { passes: (text: string): boolean => findLinkOrMailbox(text) !== 'web', message: noWebAddress.message },
] as const;
