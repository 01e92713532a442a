import type { DehydratedState } from '@tanstack/react-query';

/** What every page of a shop needs: the answer of the root loader. */
export interface SiteData {
  /** Picks the theme. */
  readonly namespace: string;
  /** What the names of the shop's cookies and storage begin with. */
  readonly channelPrefix: string;
  readonly siteName: string;
  /** Custom properties that the server's colour scheme sets over the theme's tokens. */
  readonly colors: Readonly<Record<string, string>>;
  /** Where browsers find the API; `null`: at the shop itself. */
  readonly apiBase: string | null;
  readonly state: DehydratedState | null;
}
