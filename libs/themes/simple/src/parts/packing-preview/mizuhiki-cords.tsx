import type { Mizuhiki } from '@shop/contract/packings/noshi-occasions';
import styles from './packing-preview.module.css';

/** The colour of each half; white cords have an outline to be seen on white paper. */
const COLOURS: Readonly<Record<Mizuhiki, string>> = {
  'red-white-bow': 'red',
  'red-white-knot': 'red',
  'black-white-knot': 'black',
  'yellow-white-knot': 'yellow',
};

/** Each half has three cords. */
const OFFSETS = [-3, 0, 3] as const;

const LOOP = 'M60 22 C44 2 22 4 24 18 C25 30 46 30 60 22';
const TAIL = 'M60 22 C52 30 44 36 36 42';
const UPRIGHT = 'M60 22 C54 14 46 8 42 2';
const LOW = 'M60 22 C54 28 48 34 44 40';

/** The cords of a noshi, tied in the middle: a bow, or a knot whose ends stand up. */
export function MizuhikiCords({ kind }: { readonly kind: Mizuhiki }) {
  const ends = kind === 'red-white-bow' ? [LOOP, TAIL] : [UPRIGHT, LOW];
  const half = (colour: string) =>
    [...OFFSETS.map((offset) => `M0 ${22 + offset} H60`), ...ends].map((path) => (
      <g key={path}>
        <path d={path} className={styles.outline} />
        <path d={path} className={styles.cord} data-colour={colour} />
      </g>
    ));
  return (
    <svg viewBox="0 0 120 44" className={styles.cords} aria-hidden="true" data-mizuhiki={kind}>
      <g>{half('white')}</g>
      <g transform="matrix(-1 0 0 1 120 0)">{half(COLOURS[kind])}</g>
      <circle cx="60" cy="22" r="4" className={styles.cord} data-colour={COLOURS[kind]} />
    </svg>
  );
}
