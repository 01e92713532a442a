import { box, type Drawing, line, oval, shape } from '../drawing';

const label = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, 4, 'url(#paper)') +
  line(`M${x + width / 2} ${y + 24} V${y + height - 24}`, '#6b5a48', 10) +
  line(`M${x + width / 2 + 28} ${y + 30} V${y + height - 60}`, '#a8987f', 5);

const teaTin: Drawing = ({ dark, lighter }) =>
  box(290, 270, 220, 390, 16, 'url(#round)') +
  oval(400, 272, 110, 22, dark) +
  box(282, 216, 236, 70, 14, 'url(#round)') +
  oval(400, 218, 118, 22, lighter) +
  label(340, 360, 120, 220);
const pouch: Drawing = ({ dark }) =>
  shape('M280 240 H520 L560 620 Q560 660 520 660 H280 Q240 660 240 620 Z', 'url(#round)') +
  box(276, 216, 248, 50, 6, 'url(#flat)') +
  line('M282 250 H518', dark, 4) +
  label(335, 340, 130, 230);
const jar: Drawing = ({ base, darker }) =>
  shape(
    'M270 360 Q260 330 300 320 H500 Q540 330 530 360 L540 620 Q536 660 490 660 H310 Q264 660 260 620 Z',
    '#ffffff99',
  ) +
  shape('M276 400 H524 L532 610 Q528 648 490 648 H310 Q272 648 268 610 Z', base) +
  shape('M276 400 H330 L322 648 H310 Q272 648 268 610 Z', '#ffffff55') +
  box(278, 250, 244, 74, 18, 'url(#wood)') +
  line('M300 322 H500', darker, 3) +
  label(345, 440, 110, 160);
const sweetsBox: Drawing = ({ darker, lighter }) =>
  shape('M190 470 L400 420 L610 470 V610 L400 664 L190 610 Z', 'url(#round)') +
  shape('M190 470 L400 520 L610 470 L400 420 Z', lighter) +
  shape('M400 520 V664 L610 610 V470 Z', 'url(#deep)') +
  line('M295 446 L505 496 V636 M505 446 L295 496 V636', '#b5423c', 14) +
  shape('M400 462 C350 400 320 440 400 470 C480 440 450 400 400 462 Z', '#b5423c') +
  line('M400 466 L360 500 M400 466 L440 500', darker, 4);

export const FOOD = { 'tea-tin': teaTin, pouch, jar, 'sweets-box': sweetsBox };
