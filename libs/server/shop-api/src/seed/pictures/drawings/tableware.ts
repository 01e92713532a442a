import { box, type Drawing, line, oval, shape } from '../drawing';

const mug: Drawing = ({ darker, lighter }) =>
  line('M520 350 C640 340 650 540 510 550', darker, 34) +
  line('M520 350 C625 345 632 528 510 538', lighter, 8) +
  shape('M260 290 L280 620 Q284 660 330 660 H470 Q516 660 520 620 L540 290 Z', 'url(#round)') +
  oval(400, 290, 140, 34, 'url(#flat)') +
  oval(400, 294, 124, 26, '#5b4030');
const teacup: Drawing = ({ darker, lighter }) =>
  shape('M270 340 C275 560 320 640 350 640 H450 C480 640 525 560 530 340 Z', 'url(#round)') +
  box(345, 636, 110, 24, 8, 'url(#deep)') +
  line('M282 440 Q400 470 518 440', lighter, 6) +
  oval(400, 340, 130, 32, darker) +
  oval(400, 346, 114, 24, '#9fae5c');
const plate: Drawing = ({ lighter, dark }) =>
  oval(400, 600, 270, 62, 'url(#deep)') +
  oval(400, 584, 270, 62, 'url(#flat)') +
  oval(400, 582, 190, 40, dark) +
  oval(400, 586, 186, 38, 'url(#round)') +
  line('M180 566 Q400 520 620 566', lighter, 5);
const bowl: Drawing = ({ lighter }) =>
  shape('M200 400 C215 570 300 630 340 640 H460 C500 630 585 570 600 400 Z', 'url(#round)') +
  box(340, 632, 120, 28, 10, 'url(#deep)') +
  oval(400, 400, 200, 50, 'url(#flat)') +
  shape(
    'M216 404 C260 320 330 350 360 326 C420 300 470 340 500 344 C560 350 580 390 584 404 Q400 470 216 404 Z',
    '#fdfcf8',
  ) +
  line('M222 470 Q400 540 578 470', lighter, 5);
const kettle: Drawing = ({ darker }) =>
  line('M270 330 C250 190 550 190 530 330', darker, 22) +
  line('M520 520 C600 500 590 400 660 370', darker, 30) +
  shape(
    'M250 600 C230 430 300 340 400 336 C500 340 570 430 550 600 Q540 660 480 660 H320 Q260 660 250 600 Z',
    'url(#round)',
  ) +
  oval(400, 350, 76, 18, 'url(#deep)') +
  oval(400, 326, 20, 18, 'url(#wood)');
const pot: Drawing = ({ dark }) =>
  box(560, 452, 190, 30, 15, 'url(#wood)') +
  shape('M200 440 H560 V600 Q556 660 500 660 H260 Q204 660 200 600 Z', 'url(#round)') +
  oval(380, 440, 184, 34, 'url(#steel)') +
  shape('M200 432 C220 380 540 380 560 432 Q380 470 200 432 Z', 'url(#flat)') +
  oval(380, 380, 24, 18, dark);
const canister: Drawing = ({ lighter }) =>
  box(270, 320, 260, 340, 30, 'url(#round)') +
  oval(400, 322, 130, 28, 'url(#deep)') +
  box(262, 262, 276, 64, 20, 'url(#wood)') +
  oval(400, 266, 136, 24, '#e2c19a') +
  box(330, 440, 140, 90, 8, lighter) +
  line('M350 470 H450 M350 496 H420', '#8a7f72', 6);
const tray: Drawing = ({ darker }) =>
  oval(400, 590, 290, 76, darker) +
  oval(400, 574, 290, 76, 'url(#flat)') +
  oval(400, 570, 256, 60, 'url(#round)') +
  oval(470, 560, 60, 16, '#00000018') +
  shape('M420 470 C424 540 444 560 454 562 H490 C500 560 520 540 524 470 Z', 'url(#paper)') +
  oval(472, 470, 52, 13, '#e9e4da');

export const TABLEWARE = { mug, teacup, plate, bowl, kettle, pot, canister, tray };
