/** A day that a member wants to be reminded of. account §3 */
export interface MemorialEntry {
  readonly id: number;
  /** Whose day it is. */
  readonly personName: string;
  /** `誕生日`, `結婚記念日`, `敬老・長寿のお祝い` or `その他`. */
  readonly divisionName: string;
  /** What the day is called; may be empty. */
  readonly name: string;
  readonly month: number;
  readonly day: number;
  /** How the person is addressed on a card; may be empty. */
  readonly call: string;
  /** When it comes next, `2026-11-22`. */
  readonly nextDate: string;
  /** 0 on the day itself. */
  readonly daysUntil: number;
}

/** The member's days. */
export interface MemorialList {
  /** The one that comes next is the first. */
  readonly entries: readonly MemorialEntry[];
  /** How many may be kept. */
  readonly limit: number;
}
