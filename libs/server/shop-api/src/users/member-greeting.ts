import type { users } from '../db/schema';

/** The name of a member who has not entered one yet. */
export const NAMELESS = 'お客様';

/** How a mail addresses a member: who is called お客様 is not called 様 twice. */
export function memberGreeting({
  lastName,
  firstName,
}: Pick<typeof users.$inferSelect, 'lastName' | 'firstName'>): string {
  const name = `${lastName} ${firstName}`.trim();
  return name === '' || name === NAMELESS ? NAMELESS : `${name} 様`;
}
