import type { NamedStorage } from '@shop/site/browser-storage';

/** Those forgotten first are the oldest: a member sees their messages newest first. */
const MOST = 500;

/** Members who share a device have marks of their own. */
const nameOf = (memberId: number): string => `read_messages_${memberId}`;

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

/** The messages that a member has opened on this device, the last opened one first. */
export function readMessages(device: NamedStorage, memberId: number): readonly number[] {
  try {
    const stored: unknown = JSON.parse(device.getItem(nameOf(memberId)) ?? '[]');
    return isIds(stored) ? stored.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/**
 * Marks a message as read on this device: the API keeps no marks of messages. A device without room keeps it unread.
 */
export function markMessageRead(device: NamedStorage, memberId: number, messageId: number): void {
  const known = readMessages(device, memberId);
  if (known[0] === messageId) return;
  const ids = [messageId, ...known.filter((id) => id !== messageId)].slice(0, MOST);
  try {
    device.setItem(nameOf(memberId), JSON.stringify(ids));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
