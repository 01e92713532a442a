/** How much may be held without being paid, together. */
export interface HoldLimit {
  readonly orders: number;
  /** Of all products. */
  readonly pieces: number;
  /** With tax. */
  readonly yen: number;
}

/**
 * What may be held in a shop by orders that are not paid, over every way to pay. Nobody leaves so much open for themselves, and
 * an office, a school or a mobile network whose people share one client IP comes nowhere near it, since what is paid or shipped
 * counts no more. Guests and accounts whose mail address nobody has proved cost nothing: they hold less, and share it. What is
 * paid at once and what is paid later count apart: transfers that wait for weeks keep nobody from paying by card. Where an
 * order is paid by card or wallet, `mailbox` counts within one network only: whoever names a stranger's mailbox keeps its owner
 * from no payment.
 */
export const HOLD_LIMITS = {
  networkOfGuests: { orders: 30, pieces: 1_500, yen: 10_000_000 },
  mailbox: { orders: 10, pieces: 300, yen: 2_000_000 },
  networkOfMembers: { orders: 300, pieces: 30_000, yen: 300_000_000 },
  member: { orders: 30, pieces: 3_000, yen: 30_000_000 },
} as const satisfies Readonly<Record<string, HoldLimit>>;

/**
 * Orders by card or wallet that nobody pays end after half an hour, and whoever places them again and again would hold as much
 * for ever. So what ended unpaid within a day counts by how long it was held, and ways back and declined cards, which hold for
 * moments, hardly count: once it is as if the whole limit had been held for so many hours, less may be held at once. Nobody is
 * shut out by it: as many orders may be open as before, and one alone may be as large as before. Otherwise a single caller
 * would close an office or a mobile network for the day.
 */
export const RENEWED_HOLDS = { hours: 2, leaves: 1 / 5 } as const;
