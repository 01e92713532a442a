/** What the rate limit keys for wrong passwords of one login name begin with; a part for the client IP follows. */
export const loginRateLimitPrefix = (channelId: number, login: string): string =>
  `login/${channelId}/${login}`;
