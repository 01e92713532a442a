import * as v from 'valibot';
import { rawText } from './raw-text';

/** A text without the spaces around it, at most `max` long; longer ones are rejected with the message `tooLong`. */
/* @__NO_SIDE_EFFECTS__ */
export const trimmedText = (max: number, tooLong: string, missing?: string) =>
  v.pipe(rawText(max, tooLong, missing), v.trim(), v.maxLength(max, tooLong));
