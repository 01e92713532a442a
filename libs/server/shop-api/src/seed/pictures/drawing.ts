import type { Palette } from './palette';

/**
 * The shapes of one thing as SVG, on a square of 800 units that stands on the ground at y = 660.
 * `url(#round)` is the colour lit from the left, `url(#flat)` lit from above, `url(#deep)` its shaded side,
 * `url(#wood)` plain timber, `url(#steel)` metal, `url(#paper)` white.
 */
export type Drawing = (palette: Palette) => string;

/** A path with a fill. */
export const shape = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

/** A line without a fill. */
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** An ellipse around a middle. */
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** A box with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
