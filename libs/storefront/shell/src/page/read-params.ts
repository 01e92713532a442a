/** The decoded path parameters that are present, as pages take them. */
export function readParams(
  params: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const present = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(present);
}
