/** How the counters of wrong passwords for one login name begin. */
export const loginRateLimitPrefix = (channelId: number, login: string): string =>
  `login/${channelId}/${login}/`;
