import { box, type Drawing, line, oval, shape } from '../drawing';

const giftBox: Drawing = ({ lighter, dark }) =>
  box(220, 380, 360, 275, 10, 'url(#round)') +
  box(200, 330, 400, 80, 10, 'url(#flat)') +
  box(370, 330, 60, 325, 0, lighter) +
  shape('M400 330 C300 200 230 270 290 320 Z M400 330 C500 200 570 270 510 320 Z', dark) +
  oval(400, 326, 26, 20, lighter);
const flowers: Drawing = ({ base, lighter, dark }) =>
  line(
    'M400 640 L330 330 M400 640 L400 290 M400 640 L470 330 M400 640 L270 390 M400 640 L530 390',
    '#6d7f4e',
    10,
  ) +
  [
    [330, 310],
    [400, 260],
    [470, 310],
    [270, 380],
    [530, 380],
    [365, 390],
    [440, 390],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        [0, 72, 144, 216, 288]
          .map((angle) => {
            const turn = ((angle + index * 20) * Math.PI) / 180;
            return oval(
              Math.round(x + Math.cos(turn) * 28),
              Math.round(y + Math.sin(turn) * 28),
              26,
              26,
              index % 2 === 0 ? base : lighter,
            );
          })
          .join('') + oval(x, y, 18, 18, '#e6c363'),
    )
    .join('') +
  shape('M290 470 L400 655 L510 470 Q400 520 290 470 Z', 'url(#paper)') +
  line('M350 560 Q400 590 450 560', dark, 14);
const wine: Drawing = ({ lighter }) =>
  shape(
    'M370 140 H430 V290 C430 330 490 350 490 420 V630 Q490 658 460 658 H340 Q310 658 310 630 V420 C310 350 370 330 370 290 Z',
    'url(#round)',
  ) +
  box(362, 130, 76, 80, 8, 'url(#deep)') +
  box(310, 440, 180, 140, 0, 'url(#paper)') +
  line('M340 480 H460 M340 510 H430 M340 540 H450', '#8a7f72', 7) +
  line('M332 430 V410 Q336 380 360 360', lighter, 8);
const fruit: Drawing = ({ base, dark }) =>
  shape('M190 500 H610 L570 655 H230 Z', 'url(#wood)') +
  line('M200 540 H600 M212 590 H588', '#8c6340', 6) +
  [
    [290, 460, base],
    [400, 440, '#d9a441'],
    [510, 460, base],
    [345, 380, '#c9656b'],
    [455, 380, '#9db15f'],
  ]
    .map(
      ([x, y, fill]) =>
        oval(Number(x), Number(y), 66, 62, String(fill)) +
        oval(Number(x) - 20, Number(y) - 22, 16, 12, '#ffffff66'),
    )
    .join('') +
  line('M345 322 Q350 300 366 292 M455 322 Q460 300 476 292', '#6d7f4e', 8) +
  line('M190 500 H610', dark, 8);
const cake: Drawing = ({ base, lighter }) =>
  oval(400, 640, 240, 30, 'url(#steel)') +
  box(220, 430, 360, 200, 20, 'url(#paper)') +
  box(220, 520, 360, 34, 0, base) +
  oval(400, 430, 180, 44, '#fffaf2') +
  [280, 340, 400, 460, 520]
    .map(
      (x, index) =>
        oval(x, 416 + (index % 2) * 14, 28, 26, '#b5423c') +
        oval(x - 8, 408 + (index % 2) * 14, 7, 6, '#ffffff88'),
    )
    .join('') +
  line('M230 470 Q270 500 300 470 T370 470 T440 470 T510 470 T570 470', lighter, 12);
const catalog: Drawing = ({ dark, lighter }) =>
  shape('M400 300 C330 250 220 250 170 280 V610 C220 580 330 580 400 630 Z', 'url(#paper)') +
  shape('M400 300 C470 250 580 250 630 280 V610 C580 580 470 580 400 630 Z', 'url(#paper)') +
  shape('M210 320 C260 310 320 320 360 340 V470 C320 450 260 440 210 450 Z', 'url(#round)') +
  line('M210 500 C260 490 320 500 360 520 M210 540 C260 530 320 540 360 560', dark, 6) +
  shape('M440 340 C480 320 540 310 590 320 V400 C540 390 480 400 440 420 Z', lighter) +
  line('M440 470 C480 450 540 440 590 450 M440 510 C480 490 540 480 590 490', dark, 6) +
  line('M400 300 V630', '#b9ad9c', 6);
const furoshiki: Drawing = ({ lighter, dark }) =>
  shape('M210 480 Q400 360 590 480 L570 640 Q400 670 230 640 Z', 'url(#round)') +
  shape(
    'M400 420 C340 300 250 300 270 350 C290 400 350 420 400 430 Z M400 420 C460 300 550 300 530 350 C510 400 450 420 400 430 Z',
    'url(#flat)',
  ) +
  oval(400, 424, 40, 30, dark) +
  line('M250 520 Q400 430 550 520', lighter, 6) +
  [300, 360, 440, 500].map((x, index) => oval(x, 570 + (index % 2) * 26, 14, 14, lighter)).join('');

export const GIFT = { 'gift-box': giftBox, flowers, wine, fruit, cake, catalog, furoshiki };
