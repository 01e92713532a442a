/** The longest comment of a buyer and reason of an approver, in characters. */
export const APPROVAL_TEXT_MAX = 500;
