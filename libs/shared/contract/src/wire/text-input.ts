import { validationMessages } from '@shop/validation/messages';
import { nameChecks } from '@shop/validation/name';
import { noWebAddress } from '@shop/validation/web-address';
import { characterCount } from '@shop/validation/text/character-count';
import * as v from 'valibot';
import { rawText } from './raw-text';

/** Control characters, line breaks among them: never part of a name, and dangerous in mail headers. */
const CONTROL_CHARACTERS = /\p{Cc}+/gu;
/** What is copied from a table or a letter with a name. */
const TABS_AND_LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;
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

const failedCheck = (text: string) => nameChecks.find(({ passes }) => !passes(text));

/**
 * A name, or another line that mails carry (company, department, building): one line without addresses and hidden
 * characters, at most `max` characters; may be empty. What no mail carries is an `optionalLine`.
 */
export const optionalName = (label: string, max: number) =>
  v.pipe(
    written(label, max),
    v.transform((text) => text.normalize('NFC').replace(TABS_AND_LINE_BREAKS, ' ').trim()),
    atMost(label, max),
    v.check(
      (text) => failedCheck(text) === undefined,
      ({ input }) => failedCheck(input)?.message(label) ?? '',
    ),
  );

/** A name that must not be empty. */
export const requiredName = (label: string, max: number) =>
  v.pipe(optionalName(label, max), v.nonEmpty(`${label}を入力してください`));

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
