import { box, type Drawing, line, oval, shape } from '../drawing';

const hanger = line('M400 150 Q400 110 430 120 M400 150 L260 210 M400 150 L540 210', '#9a7b58', 12);
const jacket = (fill: string) =>
  shape(
    'M310 180 L400 230 L490 180 L570 220 L620 470 L550 490 L540 400 V650 H260 V400 L250 490 L180 470 L230 220 Z',
    fill,
  );

const blazer: Drawing = ({ darker, light }) =>
  hanger +
  jacket('url(#round)') +
  shape('M330 190 L400 360 L470 190 L400 232 Z', 'url(#paper)') +
  shape('M330 186 L300 260 L400 420 L400 360 Z M470 186 L500 260 L400 420 L400 360 Z', 'url(#deep)') +
  shape('M390 240 H410 L420 360 L400 386 L380 360 Z', '#a83f3a') +
  [450, 520].map((y) => oval(384, y, 9, 9, '#d9b65c')).join('') +
  box(450, 330, 54, 8, 3, light) +
  line('M400 420 V648', darker, 4);
const coat: Drawing = ({ darker, light }) =>
  hanger +
  shape(
    'M310 180 L400 220 L490 180 L570 220 L610 500 L545 510 L540 440 L570 655 H230 L260 440 L255 510 L190 500 L230 220 Z',
    'url(#round)',
  ) +
  shape('M320 180 L290 260 L400 330 L510 260 L480 180 L400 222 Z', 'url(#deep)') +
  [380, 460, 540].map((y) => oval(360, y, 10, 10, light) + oval(440, y, 10, 10, light)).join('') +
  line('M400 330 V650', darker, 4);
const shirt: Drawing = ({ dark }) =>
  hanger +
  jacket('url(#round)') +
  shape('M340 180 L400 250 L460 180 L440 170 L400 200 L360 170 Z', 'url(#paper)') +
  line('M400 250 V648', dark, 4) +
  [300, 370, 440, 510, 580].map((y) => oval(400, y, 6, 6, dark)).join('') +
  box(440, 330, 80, 80, 6, '#ffffff55');
const knit: Drawing = ({ lighter, dark }) =>
  hanger +
  jacket('url(#flat)') +
  shape('M330 188 L400 380 L470 188 L400 232 Z', 'url(#paper)') +
  line('M326 190 L400 390 L474 190', dark, 16) +
  [440, 500, 560].map((y) => line(`M280 ${y} H520`, lighter, 3)).join('') +
  box(258, 620, 284, 36, 8, dark);
const skirt: Drawing = ({ dark, lighter }) =>
  box(290, 190, 220, 50, 8, 'url(#deep)') +
  shape('M290 240 H510 L600 640 Q400 670 200 640 Z', 'url(#round)') +
  [-80, -40, 0, 40, 80].map((x) => line(`M${400 + x} 246 L${400 + x * 2} 648`, dark, 5)).join('') +
  line('M220 560 Q400 590 580 560 M228 520 Q400 548 572 520', lighter, 5);
const trousers: Drawing = ({ dark }) =>
  box(280, 170, 240, 46, 8, 'url(#deep)') +
  shape('M280 216 H520 L550 655 H430 L400 330 L370 655 H250 Z', 'url(#round)') +
  line('M320 230 L305 648 M480 230 L495 648 M400 216 V330', dark, 4);
const ribbon: Drawing = ({ dark, lighter }) =>
  shape('M380 460 L320 650 L390 610 L400 480 Z M420 460 L480 650 L410 610 L400 480 Z', 'url(#deep)') +
  shape('M400 420 C300 320 180 340 190 420 C180 510 300 520 400 440 Z', 'url(#round)') +
  shape('M400 420 C500 320 620 340 610 420 C620 510 500 520 400 440 Z', 'url(#flat)') +
  box(362, 392, 76, 80, 18, dark) +
  line('M230 400 Q300 380 360 424 M570 400 Q500 380 440 424', lighter, 6);
const necktie: Drawing = ({ lighter }) =>
  shape('M360 150 H440 L424 220 H376 Z', 'url(#deep)') +
  shape('M376 220 H424 L480 560 L400 655 L320 560 Z', 'url(#round)') +
  line('M352 380 L452 340 M344 440 L462 392 M334 500 L472 444 M330 556 L480 496', lighter, 10);
const schoolBag: Drawing = ({ dark, lighter }) =>
  line('M320 260 C320 190 480 190 480 260', dark, 18) +
  box(220, 250, 360, 400, 70, 'url(#round)') +
  shape('M220 320 Q220 250 300 250 H500 Q580 250 580 320 V450 Q400 500 220 450 Z', 'url(#flat)') +
  line('M236 440 Q400 486 564 440', lighter, 5) +
  box(380, 440, 40, 60, 8, '#d9b65c') +
  box(280, 540, 240, 80, 16, 'url(#deep)');
const shoes: Drawing = ({ lighter }) =>
  shape('M160 560 C160 480 200 470 240 480 L330 560 C390 590 430 580 440 620 V650 H170 Z', 'url(#round)') +
  shape('M360 560 C360 480 400 470 440 480 L530 560 C590 590 640 580 650 620 V650 H370 Z', 'url(#flat)') +
  box(160, 640, 286, 20, 8, '#3c342e') +
  box(362, 640, 292, 20, 8, '#3c342e') +
  line('M452 500 L500 540 M432 520 L480 560', lighter, 6);
const socks: Drawing = ({ lighter }) =>
  shape(
    'M250 200 H350 V480 C350 540 430 560 430 610 C430 660 330 660 280 640 C250 620 250 580 250 520 Z',
    'url(#round)',
  ) +
  shape(
    'M410 230 H510 V500 C510 560 590 570 590 620 C590 665 490 660 440 640 C410 620 410 580 410 540 Z',
    'url(#flat)',
  ) +
  line('M254 236 H346 M254 256 H346 M414 266 H506 M414 286 H506', lighter, 6);
const gymWear: Drawing = ({ lighter, dark }) =>
  hanger +
  shape(
    'M310 180 Q400 230 490 180 L600 250 L560 360 L520 340 V520 H280 V340 L240 360 L200 250 Z',
    'url(#paper)',
  ) +
  line('M310 182 Q400 232 490 182', dark, 14) +
  line('M212 254 L250 346 M588 254 L550 346', dark, 14) +
  shape('M280 530 H520 L540 655 H420 L400 580 L380 655 H260 Z', 'url(#round)') +
  line('M292 540 L276 650 M508 540 L524 650', lighter, 6);
const swimBag: Drawing = ({ dark, lighter }) =>
  line('M300 300 C280 180 520 180 500 300', '#efe8da', 16) +
  shape('M250 300 H550 L570 610 Q570 655 520 655 H280 Q230 655 230 610 Z', 'url(#round)') +
  box(240, 290, 320, 40, 20, 'url(#deep)') +
  line(
    'M290 480 Q330 450 370 480 T450 480 T520 480 M290 530 Q330 500 370 530 T450 530 T520 530',
    lighter,
    10,
  ) +
  oval(400, 310, 16, 16, dark);
const notebook: Drawing = ({ lighter, dark }) =>
  shape('M250 250 L560 210 L600 620 L280 655 Z', '#ffffff') +
  shape('M230 240 L540 200 L580 610 L260 650 Z', 'url(#round)') +
  shape('M230 240 L280 234 L310 644 L260 650 Z', 'url(#deep)') +
  shape('M340 320 L490 302 L500 400 L350 418 Z', lighter) +
  line('M370 350 L470 338 M374 382 L450 372', dark, 6);
const pencilCase: Drawing = ({ dark, lighter }) =>
  line('M300 480 L330 250 M360 480 L380 220 M430 480 L440 270', '#d9b65c', 22) +
  line('M300 480 L330 250', '#b5423c', 22) +
  box(180, 450, 440, 200, 60, 'url(#round)') +
  line('M210 490 H590', dark, 10) +
  oval(596, 492, 16, 16, '#d9b65c') +
  line('M240 600 H520', lighter, 8);

export const UNIFORM = {
  blazer,
  coat,
  shirt,
  knit,
  skirt,
  trousers,
  ribbon,
  necktie,
  'school-bag': schoolBag,
  shoes,
  socks,
  'gym-wear': gymWear,
  'swim-bag': swimBag,
  notebook,
  'pencil-case': pencilCase,
};
