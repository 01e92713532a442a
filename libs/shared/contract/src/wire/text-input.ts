import { validationMessages } from '@shop/validation/messages';
import { noWebAddress } from '@shop/validation/web-address';
import { characterCount } from '@shop/validation/text/character-count';
import * as v from 'valibot';
import { rawText } from './raw-text';

/** Control characters, line breaks among them: never part of a name, and dangerous in mail headers. */
const CONTROL_CHARACTERS = /\p{Cc}+/gu;
const CONTROL_EXCEPT_LINE_BREAKS = /[^\P{Cc}\n]+/gu;

const written = (label: string, max: number) =>
  rawText(max, validationMessages.maxLength(label, max), `${label}を入力してください`);

/** As many as the forms count: 𠮷 is one character. */
const atMost = (label: string, max: number) =>
  v.check<string, string>((text) => characterCount(text) <= max, validationMessages.maxLength(label, max));

/** One line of free text: composed, trimmed, at most `max` characters; may be empty. */
export const optionalLine = (label: string, max: number) =>
  v.pipe(
    written(label, max),
    v.transform((text) => text.normalize('NFC').replace(CONTROL_CHARACTERS, ' ').trim()),
    atMost(label, max),
  );

/** One line of free text that must not be empty. */
export const requiredLine = (label: string, max: number) =>
  v.pipe(optionalLine(label, max), v.nonEmpty(`${label}を入力してください`));

/** Several lines of free text with `\n` between them; may be empty. */
export const multilineText = (label: string, max: number) =>
  v.pipe(
    written(label, max),
    v.transform((text) =>
      text.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL_EXCEPT_LINE_BREAKS, ' ').trim(),
    ),
    atMost(label, max),
  );

/** Refuses an address of a web page in a text that the shop mails to others on the writer's behalf. */
export const withoutWebAddress = (label: string) =>
  v.check<string, string>(noWebAddress.passes, noWebAddress.message(label));
