/** The server's message for a channel that does not exist. core §8 */
export const INVALID_CHANNEL_MESSAGE = 'チャネルが存在しない';
