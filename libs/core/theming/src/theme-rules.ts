/** What members may keep in their account beside addresses. */
export type MemberRecord = 'cards' | 'memorials' | 'measurements' | 'nameEmbroidery';

/** Rules that differ between themes. The API accepts whatever each of their values lets through. */
export interface ThemeRules {
  /** Forms insist on the kana of a person's name. False in the corporate variant. core §5 */
  readonly isNameKanaRequired: boolean;
  /** `full-width` where names are written in full width and numbers without hyphens. account §5 (one tenant) */
  readonly addressFormat: 'standard' | 'full-width';
  /** The scroll position stays between any two products, or only between variants of one. core §2 */
  readonly keepsPositionBetween: 'products' | 'variants';
  /** The cart offers a quotation (見積書), which buyers of companies have approved before they order. */
  readonly hasCartQuotation: boolean;
  /** What the menu of the account offers to keep; the pages of all the others are there under their paths. */
  readonly memberRecords: readonly MemberRecord[];
  /** Password-protected tags are what schools prescribe, and a school's code opens them too. account §7 (one tenant) */
  readonly hasSchoolCheck: boolean;
}
