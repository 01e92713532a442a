import type { MailSection } from './mail-sections';

/** Whoever wrote it sees that it has arrived; whoever did not is told nothing. */
export const LEFT_OUT = 'ご記入の内容を承りました（メールには記載しておりません）。';

/**
 * What a shopper has typed, as a section of a mail; nothing where that is empty. `isShown` says whether the reader may see it:
 * the shop may, and of shoppers those for whom `isProvenRecipient` holds. All others read `LEFT_OUT` in its place.
 */
export const writtenSections = (heading: string, text: string, isShown: boolean): readonly MailSection[] =>
  text === '' ? [] : [{ heading, lines: isShown ? text.split('\n') : [LEFT_OUT] }];
