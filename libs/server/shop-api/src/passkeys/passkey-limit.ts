/** How many passkeys a member may have: several devices, and room for lost ones. */
export const MAX_PASSKEYS = 10;
