/** How the counters of wrong passwords for one login name begin. */
export const loginRatePrefix = (channelId: number, login: string): string => `login/${channelId}/${login}/`;
