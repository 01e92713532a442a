const WINDOW_MS = 15 * 60 * 1000;

/** Reminders to one mail address that one client IP requests: others cannot keep its owner from asking. */
export const REMINDER_PER_EMAIL = { count: 5, windowMs: WINDOW_MS };

/** Requests, and attempts to use a reminder, from one client IP. */
export const REMINDER_PER_CLIENT_IP = { count: 30, windowMs: WINDOW_MS };
