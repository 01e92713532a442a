const HUES = 360;

/** A plain SVG instead of a shop's picture, in one colour for each path. */
function placeholder(address: string, width: number, height: number): string {
  const hue = [...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % HUES, 0);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 4 4">` +
    `<rect width="4" height="4" fill="hsl(${hue} 30% 88%)"/><circle cx="2" cy="2" r="1.1" fill="hsl(${hue} 25% 66%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Replaces the pictures of a response by placeholders, since picture files are not part of a recording. */
export function replacePictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replacePictures);
  if (typeof value !== 'object' || value === null) return value;
  if ('sources' in value && 'path' in value && typeof value.path === 'string') {
    const { width, height } = { width: 4, height: 4, ...value };
    return { ...value, path: placeholder(value.path, width, height), sources: [] };
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replacePictures(part)]));
}
