/** What devices store of whose passkey it is: the member's number, which names nobody to others. As base64url. */
export const userHandleOf = (userId: number): string => Buffer.from(String(userId)).toString('base64url');
