import { isKana, normaliseKana } from '@shop/validation/kana';
import { validationMessages } from '@shop/validation/messages';
import * as v from 'valibot';
import { optionalLine } from './text-input';

/** Optional kana: hiragana, half width and hyphens are corrected instead of rejected (core §5). */
export const kana = (label: string, maxLength: number) =>
  v.optional(
    v.pipe(
      optionalLine(label, maxLength),
      v.transform(normaliseKana),
      v.check(isKana, validationMessages.kana(label)),
    ),
    '',
  );
