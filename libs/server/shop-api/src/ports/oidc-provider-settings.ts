/** Somebody who signs members in by OpenID Connect. */
export interface OidcProviderSettings {
  /** The operator's name of it: the {type} of the calls. */
  readonly type: string;
  /** What its button says; `type` where left out. */
  readonly name?: string | undefined;
  /** Its address, where its configuration is found. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
