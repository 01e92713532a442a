const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-06-10 12:34:56` in Japan. */
export const tokyoTime = (at: Date): string => FORMAT.format(at);
