/** The most characters of a message card. */
export const CARD_MESSAGE_MAX = 200;
