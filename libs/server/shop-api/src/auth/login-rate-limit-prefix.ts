/** The common prefix of the rate limit keys for wrong passwords of one login name. */
export const loginRateLimitPrefix = (channelId: number, login: string): string =>
  `login/${channelId}/${login}/`;
