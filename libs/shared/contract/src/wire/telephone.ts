import { isTel } from '@shop/validation/tel';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { validationMessages } from '@shop/validation/messages';
import * as v from 'valibot';
import { rawText } from './raw-text';

/** Three groups of digits with hyphens between (core §5). */
const LONGEST = '00000-0000-0000'.length;

/** A telephone number as it was typed, kept in half width; may be empty. */
export const telephone = (label: string) =>
  v.pipe(
    rawText(LONGEST, validationMessages.tel(label)),
    v.transform(normaliseHalfWidth),
    v.check(isTel, validationMessages.tel(label)),
  );
