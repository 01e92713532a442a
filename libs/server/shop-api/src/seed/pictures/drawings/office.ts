import { box, type Drawing, line, oval, shape } from '../drawing';

const STEEL_LINE = '#7d848b';
const legs = (left: number, right: number, top: number) =>
  line(`M${left} ${top} V655 M${right} ${top} V655`, STEEL_LINE, 18);

const officeChair: Drawing = ({ lighter }) =>
  line(
    'M400 520 V600 M400 600 L270 645 M400 600 L530 645 M400 600 L340 655 M400 600 L465 655',
    '#4f555b',
    16,
  ) +
  [270, 530, 340, 465].map((x) => oval(x, 650, 13, 13, '#3a3f44')).join('') +
  line('M520 460 V390 H560 M280 460 V390 H240', '#4f555b', 14) +
  shape('M290 190 Q400 160 510 190 L500 400 Q400 430 300 400 Z', 'url(#round)') +
  line('M310 220 Q400 196 490 220', lighter, 6) +
  shape('M262 450 H538 Q560 500 520 520 H280 Q240 500 262 450 Z', 'url(#flat)');
const desk: Drawing = ({ dark }) =>
  legs(190, 440, 440) +
  box(140, 408, 520, 36, 8, 'url(#wood)') +
  box(470, 444, 170, 210, 8, 'url(#round)') +
  [490, 556, 622].map((y) => line(`M535 ${y - 10} H575`, dark, 8)).join('') +
  box(230, 270, 150, 100, 8, '#4a4f55') +
  box(240, 280, 130, 80, 4, '#c6d4dd') +
  line('M305 370 V406 M270 406 H340', '#4a4f55', 10);
const meetingTable: Drawing = ({ lighter }) =>
  line('M260 480 L220 655 M540 480 L580 655', STEEL_LINE, 22) +
  oval(400, 470, 290, 66, 'url(#deep)') +
  oval(400, 452, 290, 66, 'url(#round)') +
  line('M180 430 Q400 380 620 430', lighter, 5) +
  box(330, 420, 90, 34, 4, 'url(#paper)') +
  oval(490, 440, 26, 12, '#fff');
const sofa: Drawing = ({ lighter, dark }) =>
  line('M210 620 V656 M590 620 V656', '#8c6340', 20) +
  box(190, 320, 420, 220, 46, 'url(#flat)') +
  box(140, 420, 110, 210, 46, 'url(#round)') +
  box(550, 420, 110, 210, 46, 'url(#deep)') +
  box(230, 480, 172, 130, 30, 'url(#round)') +
  box(400, 480, 172, 130, 30, 'url(#round)') +
  line('M400 340 V470', dark, 5) +
  line('M250 500 H380 M420 500 H550', lighter, 6);
const locker: Drawing = ({ dark }) =>
  box(230, 150, 340, 505, 10, 'url(#steel)') +
  [240, 348, 456]
    .map(
      (x) =>
        box(x, 162, 102, 480, 6, 'url(#round)') +
        line(`M${x + 30} 200 H${x + 72} M${x + 30} 220 H${x + 72} M${x + 30} 240 H${x + 72}`, dark, 6) +
        box(x + 78, 380, 12, 50, 5, '#e8eaec'),
    )
    .join('');
const cabinet: Drawing = ({ dark }) =>
  box(250, 250, 300, 405, 12, 'url(#round)') +
  [266, 394, 522]
    .map(
      (y) =>
        box(264, y, 272, 116, 8, 'url(#flat)') +
        box(360, y + 26, 80, 14, 7, '#eceef0') +
        line(`M280 ${y + 96} H520`, dark, 3),
    )
    .join('');
const partition: Drawing = ({ lighter }) =>
  [150, 400]
    .map(
      (x) =>
        box(x, 190, 240, 450, 10, 'url(#steel)') +
        box(x + 14, 204, 212, 410, 6, 'url(#round)') +
        line(`M${x + 30} 230 V590`, lighter, 5) +
        line(`M${x + 40} 640 L${x + 10} 660 M${x + 200} 640 L${x + 230} 660`, STEEL_LINE, 14),
    )
    .join('');
const rack: Drawing = ({ dark }) =>
  line('M200 170 V655 M600 170 V655', STEEL_LINE, 18) +
  [240, 370, 500, 620].map((y) => box(190, y, 420, 18, 4, 'url(#steel)')).join('') +
  box(230, 290, 110, 80, 6, 'url(#round)') +
  box(360, 270, 90, 100, 6, 'url(#flat)') +
  box(470, 300, 100, 70, 6, dark) +
  box(240, 420, 150, 80, 6, 'url(#flat)') +
  box(420, 410, 130, 90, 6, 'url(#round)') +
  box(250, 540, 120, 80, 6, 'url(#deep)') +
  box(400, 530, 150, 90, 6, 'url(#flat)');
const counter: Drawing = ({ lighter }) =>
  shape('M150 400 H650 L630 655 H170 Z', 'url(#round)') +
  box(130, 366, 540, 40, 10, 'url(#wood)') +
  [240, 320, 400, 480, 560].map((x) => line(`M${x} 420 V640`, lighter, 4)).join('') +
  box(460, 300, 120, 66, 8, '#4a4f55') +
  oval(260, 350, 50, 16, 'url(#steel)');
const displayStand: Drawing = ({ lighter }) =>
  line('M400 200 V640', STEEL_LINE, 18) +
  oval(400, 645, 150, 18, 'url(#steel)') +
  [260, 400, 540]
    .map(
      (y, index) =>
        oval(400, y, 130 + index * 40, 26, 'url(#flat)') + oval(400, y - 6, 118 + index * 40, 18, lighter),
    )
    .join('') +
  box(360, 200, 80, 54, 6, 'url(#round)') +
  oval(330, 380, 30, 22, 'url(#deep)') +
  box(430, 350, 50, 44, 6, 'url(#paper)');
const whiteboard: Drawing = ({ base, dark }) =>
  line('M230 560 L200 655 M570 560 L600 655 M240 610 H560', STEEL_LINE, 14) +
  box(150, 180, 500, 390, 12, 'url(#steel)') +
  box(168, 198, 464, 346, 4, 'url(#paper)') +
  line('M220 280 H420 M220 330 H520 M220 380 H470', base, 10) +
  line('M450 440 L490 480 L570 400', dark, 10) +
  box(340, 548, 120, 20, 6, dark);
const bench: Drawing = ({ lighter }) =>
  line('M220 500 L200 655 M580 500 L600 655', '#6f5238', 24) +
  box(150, 430, 500, 80, 34, 'url(#round)') +
  [240, 320, 400, 480, 560].map((x) => oval(x, 466, 7, 7, lighter)).join('') +
  box(160, 500, 480, 20, 8, 'url(#wood)');

export const OFFICE = {
  'office-chair': officeChair,
  desk,
  'meeting-table': meetingTable,
  sofa,
  locker,
  cabinet,
  partition,
  rack,
  counter,
  'display-stand': displayStand,
  whiteboard,
  bench,
};
