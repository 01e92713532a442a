import { type Drawing, box, line, oval, shape } from '../drawing';

const SKIN = '#f2d3bd';
const SKIN_SHADE = '#e3b99d';
const HAIR = '#3b2f2a';
const HAIR_LIGHT = '#54443c';
const FEATURES = '#4a3a33';

/** What is behind the face, and what is before it. */
interface Hair {
  readonly behind: string;
  readonly before: string;
}

/** A person from the shoulders up: only the clothes take the colour. */
const portrait =
  ({ behind, before }: Hair): Drawing =>
  ({ lighter, dark }) =>
    [
      behind,
      // Shoulders and collar.
      shape('M120 800 C120 590 260 512 340 488 H460 C540 512 680 590 680 800 Z', 'url(#round)'),
      shape('M330 488 L400 560 L470 488 L450 470 H350 Z', lighter),
      line('M400 560 V800', dark, 3),
      // Neck and head.
      box(355, 410, 90, 100, 40, SKIN_SHADE),
      oval(400, 320, 112, 132, SKIN),
      oval(288, 330, 18, 28, SKIN),
      oval(512, 330, 18, 28, SKIN),
      // Eyes, brows, cheeks and mouth.
      oval(358, 326, 9, 11, FEATURES),
      oval(442, 326, 9, 11, FEATURES),
      line('M340 298 Q358 288 376 297', HAIR_LIGHT, 6),
      line('M424 297 Q442 288 460 298', HAIR_LIGHT, 6),
      oval(338, 364, 20, 11, '#f0bda6'),
      oval(462, 364, 20, 11, '#f0bda6'),
      line('M400 334 Q394 358 404 362', SKIN_SHADE, 5),
      line('M368 394 Q400 420 432 394', FEATURES, 6),
      before,
    ].join('');

const FRINGE =
  'M284 318 C270 200 340 160 400 160 C460 160 530 200 516 318 C500 262 470 240 440 232 C390 262 320 262 284 318 Z';

/** People who work in a shop. */
export const PEOPLE = {
  'portrait-bob': portrait({
    behind: shape(
      'M266 470 C236 240 300 150 400 150 C500 150 564 240 534 470 C500 486 300 486 266 470 Z',
      HAIR,
    ),
    before: shape(FRINGE, HAIR_LIGHT),
  }),
  'portrait-short': portrait({
    behind: shape('M274 330 C262 200 320 146 400 146 C480 146 538 200 526 330 Z', HAIR),
    before: shape(
      'M282 312 C276 200 330 158 404 158 C476 158 526 204 518 312 C506 274 494 252 470 240 C420 250 350 246 318 232 C298 254 290 280 282 312 Z',
      HAIR,
    ),
  }),
  'portrait-bun': portrait({
    behind:
      oval(400, 140, 62, 56, HAIR) +
      shape('M276 340 C262 200 320 150 400 150 C480 150 538 200 524 340 Z', HAIR),
    before: shape(FRINGE, HAIR),
  }),
};
