import * as v from 'valibot';
import { rawText } from './raw-text';

const DIGITS = 6;
const MESSAGE = `確認コードは${DIGITS}桁の数字で入力してください`;

/** The one-time code of a mail as it was typed: full-width digits and spaces are corrected. */
export const OneTimeCode = v.pipe(
  rawText(DIGITS, MESSAGE),
  v.transform((code) => code.normalize('NFKC').replace(/\s/g, '')),
  v.regex(/^\d{6}$/, MESSAGE),
);
