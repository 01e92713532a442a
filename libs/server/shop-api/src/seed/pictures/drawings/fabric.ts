import { box, type Drawing, line, oval, shape } from '../drawing';

const towel: Drawing = ({ lighter, dark }) =>
  [0, 1, 2]
    .map(
      (layer) =>
        box(210, 540 - layer * 90, 380, 116, 50, layer === 1 ? 'url(#deep)' : 'url(#flat)') +
        line(`M250 ${575 - layer * 90} H540`, lighter, 5),
    )
    .join('') + line('M470 375 V470 M500 375 V470', dark, 6);
const blanket: Drawing = ({ lighter, dark }) =>
  shape('M200 400 Q400 330 600 400 V620 Q400 680 200 620 Z', 'url(#flat)') +
  shape('M200 400 Q400 330 600 400 Q400 470 200 400 Z', 'url(#round)') +
  line('M204 470 Q400 540 596 470 M204 540 Q400 610 596 540', lighter, 10) +
  Array.from({ length: 13 }, (_, index) => line(`M${212 + index * 31} 628 v34`, dark, 6)).join('');
const cushion: Drawing = ({ lighter }) =>
  shape('M210 290 Q400 320 590 290 Q570 460 590 640 Q400 610 210 640 Q230 460 210 290 Z', 'url(#round)') +
  line('M300 360 Q400 400 500 360 M300 560 Q400 530 500 560', lighter, 6) +
  oval(400, 464, 12, 12, lighter);
const tote: Drawing = ({ darker, lighter }) =>
  line('M320 350 C310 180 400 180 390 350', darker, 18) +
  line('M430 350 C420 200 510 200 500 350', darker, 18) +
  shape('M230 340 H570 L590 640 Q590 660 570 660 H230 Q210 660 210 640 Z', 'url(#round)') +
  line('M232 372 H568', lighter, 5) +
  box(350, 470, 100, 60, 6, lighter);
const umbrella: Drawing = ({ dark }) =>
  line('M400 180 V600 Q400 650 446 640', '#7b5536', 14) +
  shape(
    'M160 440 Q180 200 400 180 Q620 200 640 440 Q600 400 560 440 Q500 396 480 440 Q400 396 320 440 Q290 396 240 440 Q200 400 160 440 Z',
    'url(#round)',
  ) +
  line('M400 184 Q300 280 320 438 M400 184 Q500 280 480 438', dark, 5);
const scarf: Drawing = ({ lighter, dark }) =>
  shape('M300 250 Q400 200 500 250 L540 400 Q400 460 260 400 Z', 'url(#flat)') +
  shape('M300 380 L270 640 H380 L400 420 Z', 'url(#round)') +
  shape('M420 410 L440 600 H540 L500 380 Z', 'url(#deep)') +
  line('M290 520 H386 M284 570 H384', lighter, 8) +
  Array.from({ length: 7 }, (_, index) => line(`M${276 + index * 17} 642 v22`, dark, 5)).join('');
const cap: Drawing = ({ dark, lighter }) =>
  oval(400, 590, 280, 50, 'url(#deep)') +
  oval(400, 576, 280, 50, 'url(#flat)') +
  shape('M250 570 C250 380 320 330 400 330 C480 330 550 380 550 570 Q400 610 250 570 Z', 'url(#round)') +
  line('M252 540 Q400 584 548 540', dark, 26) +
  line('M330 380 Q400 350 460 376', lighter, 6);

export const FABRIC = { towel, blanket, cushion, tote, umbrella, scarf, cap };
