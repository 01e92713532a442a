import { box, type Drawing, line, oval, shape } from '../drawing';

const lamp: Drawing = ({ dark }) =>
  oval(400, 420, 300, 260, 'url(#glow)') +
  box(388, 400, 24, 220, 8, 'url(#wood)') +
  oval(400, 640, 110, 24, 'url(#deep)') +
  oval(400, 626, 110, 24, 'url(#wood)') +
  shape('M310 190 H490 L570 410 H230 Z', 'url(#round)') +
  oval(400, 410, 170, 28, dark) +
  oval(400, 412, 150, 20, '#fff1cc');
const floorLamp: Drawing = ({ dark }) =>
  oval(420, 240, 260, 220, 'url(#glow)') +
  line('M330 650 V180 Q340 110 420 130', '#5a5148', 14) +
  oval(330, 650, 100, 18, 'url(#deep)') +
  shape('M360 150 Q430 70 520 150 L540 240 H350 Z', 'url(#round)') +
  oval(445, 240, 95, 16, dark) +
  oval(445, 242, 82, 11, '#fff1cc');
const stool: Drawing = () =>
  line('M310 410 L270 655 M490 410 L530 655', '#8c6340', 26) +
  line('M370 420 L360 640 M430 420 L440 640', '#a97c50', 22) +
  line('M290 560 H510', '#a97c50', 16) +
  box(240, 350, 320, 66, 30, 'url(#round)') +
  oval(400, 356, 160, 34, 'url(#flat)');
const chair: Drawing = ({ lighter }) =>
  line('M300 480 L270 655 M520 480 L550 655', '#7b5536', 24) +
  line('M340 480 L330 630 M480 480 L490 630', '#a97c50', 20) +
  line('M300 470 L290 190 M510 470 L520 190', '#8c6340', 22) +
  shape('M278 180 Q405 140 532 180 L528 300 Q405 270 282 300 Z', 'url(#round)') +
  line('M300 205 Q405 172 510 205', lighter, 6) +
  shape('M270 430 H540 L560 500 Q405 530 250 500 Z', 'url(#flat)');
const shelf: Drawing = ({ dark }) =>
  box(200, 180, 400, 480, 10, 'url(#wood)') +
  [200, 360, 520].map((y) => box(222, y, 356, 130, 4, '#7d5c3e')).join('') +
  box(250, 380, 40, 110, 3, 'url(#round)') +
  box(296, 400, 34, 90, 3, dark) +
  box(336, 390, 30, 100, 3, 'url(#paper)') +
  oval(480, 300, 50, 30, 'url(#flat)') +
  shape('M470 560 C440 600 450 640 460 646 H500 C510 640 520 600 490 560 Z', 'url(#round)') +
  box(250, 590, 120, 58, 6, 'url(#paper)');
const clock: Drawing = ({ darker }) =>
  oval(408, 420, 226, 226, '#4b3d3022') +
  oval(400, 408, 222, 222, 'url(#flat)') +
  oval(400, 408, 192, 192, 'url(#paper)') +
  line('M400 232 V256 M400 560 V584 M224 408 H248 M552 408 H576', darker, 8) +
  line('M400 408 V290', darker, 12) +
  line('M400 408 L484 456', darker, 12) +
  oval(400, 408, 14, 14, darker);
const vase: Drawing = ({ lighter }) =>
  line('M398 340 C390 250 340 220 330 150 M404 340 C420 240 470 220 486 170 M400 340 V190', '#6d7f4e', 8) +
  [
    [330, 144],
    [486, 162],
    [400, 176],
    [366, 220],
    [452, 224],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 26, 20, '#f3d9d2') + oval(x, y, 9, 7, '#d39a86'))
    .join('') +
  shape(
    'M360 330 H440 C440 420 540 460 540 560 C540 640 470 660 400 660 C330 660 260 640 260 560 C260 460 360 420 360 330 Z',
    'url(#round)',
  ) +
  oval(400, 330, 40, 10, '#00000044') +
  line('M290 540 Q320 470 360 440', lighter, 8);
const basket: Drawing = ({ dark }) =>
  line('M270 430 C270 230 530 230 530 430', '#8c6340', 22) +
  shape('M210 420 H590 L550 640 Q545 660 520 660 H280 Q255 660 250 640 Z', 'url(#round)') +
  [460, 500, 540, 580, 620]
    .map((y) => line(`M${214 + (y - 420) / 5} ${y} H${586 - (y - 420) / 5}`, dark, 5))
    .join('') +
  [270, 330, 400, 470, 530].map((x) => line(`M${x} 430 L${400 + (x - 400) * 0.86} 650`, dark, 4)).join('') +
  box(200, 404, 400, 34, 17, 'url(#flat)');

export const INTERIOR = { lamp, 'floor-lamp': floorLamp, stool, chair, shelf, clock, vase, basket };
