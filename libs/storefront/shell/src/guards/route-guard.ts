/**
 * Who may see a page. core §2 "Guards", interp-guards-not-listed. `member`: members who are signed in. `logout-only`:
 * shoppers who are not. `token`: whoever is signed in, registered or not (interp-verify-guard). A page that the secret
 * in its link opens is `public`: the API checks the secret.
 */
export type RouteGuard = 'public' | 'member' | 'logout-only' | 'token';

/** What decides how a page is guarded and cached. */
export interface GuardedPage {
  readonly id: string;
  readonly guard: RouteGuard;
  /** `public`: the document is rendered without reading a cookie, so one document is cached for all shoppers. */
  readonly cache: 'public' | 'private';
}
