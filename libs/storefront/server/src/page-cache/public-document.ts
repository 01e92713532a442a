/** A document that is the same for every shopper: everything but its body. */
export interface PublicDocument {
  /** The id of the route that rendered it, for the log. */
  readonly route: string | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the document as it was rendered; each encoding derives its own tag from it. */
  readonly etag: string;
  /**
   * Shoppers who have consented to analytics receive the same HTML under this policy: the consent cookie that counts,
   * and the policy. `null` where the shop uses no analytics.
   */
  readonly analytics: { readonly consentCookie: string; readonly policy: string } | null;
}
