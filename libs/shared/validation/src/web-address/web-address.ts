/** A domain counts with a path alone: sentences too have words with a dot between. */
const WEB_ADDRESS = /https?|www\.|:\/\/|[\p{L}\p{N}]\.[a-z]{2,}\//iu;

/**
 * The rule of a text that the shop mails to somebody on a shopper's behalf: no address of a web page, in whatever width
 * it is written, so that nobody is led elsewhere in the shop's name. core §7; an empty text passes.
 */
export const noWebAddress = {
  passes: (text: string): boolean => !WEB_ADDRESS.test(text.normalize('NFKC')),
  message: (label: string): string => `${label}にウェブサイトのアドレスは入力できません`,
} as const;
