/** How a password is normalised: not at all, for a space in it is part of it. */
export const asTyped = (text: string): string => text;
