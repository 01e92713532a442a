const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const OFFSET = '+09:00';

/** `2026-06-10T12:34:56+09:00`, for programs. */
export const tokyoTimestamp = (at: Date): string => `${tokyoTime(at).replace(' ', 'T')}${OFFSET}`;

/** `2026-06-10 12:34:56` in Japan. */
export const tokyoTime = (at: Date): string => FORMAT.format(at);
