import type { ColorScheme } from '@shop/site/settings/color-scheme-query';

/** The frames of one turn. */
const FRAME_COUNT = 8;
const TURN_DEGREES = 360;

/** The frames of the loading cursor as values of the CSS property `cursor`, each with the system's own as fallback. core §9 */
export function cursorFrames({ size, color }: ColorScheme['cursor']): readonly string[] {
  const half = size / 2;
  return Array.from({ length: FRAME_COUNT }, (_frame, at) => {
    const angle = (TURN_DEGREES / FRAME_COUNT) * at;
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-5 -5 10 10" fill="none">` +
      `<path d="M0-4a4 4 0 1 1-4 4" stroke="${color}" stroke-width="2" transform="rotate(${angle})"/></svg>`;
    return `url("data:image/svg+xml,${encodeURIComponent(svg)}") ${half} ${half}, progress`;
  });
}
