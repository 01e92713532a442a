import type { Drawing } from './drawing';
import { paletteOf } from './palette';

const stops = (...colours: readonly string[]) =>
  colours
    .map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('');
const across = (id: string, ...colours: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops(...colours)}</linearGradient>`;
const down = (id: string, ...colours: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(...colours)}</linearGradient>`;

/** A thing in its colour before a soft background, with its shadow: a whole SVG document. */
export function scene(drawing: Drawing, hex: string): string {
  const palette = paletteOf(hex);
  const { base, light, lighter, dark, darker } = palette;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">',
    '<defs>',
    down('wall', '#faf7f2', '#efe9df'),
    down('ground', '#e6dfd3', '#f3eee6'),
    across('round', light, lighter, base, dark),
    down('flat', light, base, dark),
    across('deep', dark, darker),
    across('wood', '#d9b48a', '#c99e70', '#a97c50'),
    across('steel', '#f4f5f6', '#c9cdd1', '#8f969c'),
    down('paper', '#ffffff', '#efece6'),
    `<radialGradient id="glow"><stop offset="0" stop-color="#fff3cf" stop-opacity=".9"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="shade"><stop offset="0" stop-color="#4b3d30" stop-opacity=".42"/><stop offset="1" stop-color="#4b3d30" stop-opacity="0"/></radialGradient>`,
    '</defs>',
    '<rect width="800" height="800" fill="url(#wall)"/>',
    '<path d="M0 590 Q400 570 800 590 V800 H0 Z" fill="url(#ground)"/>',
    '<ellipse cx="415" cy="664" rx="270" ry="34" fill="url(#shade)"/>',
    drawing(palette),
    '</svg>',
  ].join('');
}
