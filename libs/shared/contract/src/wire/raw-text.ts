import * as v from 'valibot';

/**
 * Room for what is taken away when a text is corrected: spaces around it, letters written in parts (か and ゙), letters of
 * two units (𠮷).
 */
const ROOM = 4;

/**
 * A text as it was written, of which at most `max` characters are kept: longer than they can be, it is rejected with the
 * message `tooLong` before anybody reads it. What puts it right and counts its characters comes after this.
 */
/* @__NO_SIDE_EFFECTS__ */
export const rawText = (max: number, tooLong: string, missing?: string) =>
  v.pipe(v.string(missing), v.maxLength(ROOM * max, tooLong));
