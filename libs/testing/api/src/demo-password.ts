/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-pass-2026';
