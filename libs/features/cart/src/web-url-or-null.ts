/** The address where it is a page of the web: nothing else is ever opened. */
export const webUrlOrNull = (address: string | null | undefined): string | null =>
  address?.match(/^https?:\/\//) ? address : null;
