/** The URL if it is http or https, otherwise `null`: no other scheme is ever opened. */
export const webUrlOrNull = (address: string | null | undefined): string | null =>
  address?.match(/^https?:\/\//) ? address : null;
