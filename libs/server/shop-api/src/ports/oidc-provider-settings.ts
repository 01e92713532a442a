/** A service that members can sign in with (OpenID Connect). */
export interface OidcProviderSettings {
  /** The operator's key for it: the `{type}` in paths. */
  readonly type: string;
  /** The text of its button; `type` where left out. */
  readonly name?: string | undefined;
  /** Its issuer URL, where its configuration is published. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
