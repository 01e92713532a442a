import type { MeasuredPartView } from '@shop/feature-account/measurements/measured-parts';
import { measurementChart } from '@shop/feature-account/measurements/measurement-chart';
import type { MeasurementView } from '@shop/feature-account/measurements/measurements-query';
import { formatDate } from '@shop/format/format-day';
import { useWords } from '@shop/theming/use-words';
import styles from './measurement-page.module.css';
import { measurementWords } from './measurement-words';

/** The drawing's own units; it takes the width of its place. */
const SIZE = { width: 320, height: 140 };
/** Room for the values on the left, the dates below, and the dots at the edges. */
const MARGIN = { left: 44, top: 14, right: 18, bottom: 30 };
const DOT = 4;
const DATE_BELOW = 22;

interface MeasurementLineProps {
  readonly entries: readonly MeasurementView[];
  readonly shown: MeasuredPartView;
}

/** One part over time as a line; the same values are read from its name, and stand in the table of the page. */
export function MeasurementLine({ entries, shown: { part, name, unit } }: MeasurementLineProps) {
  const words = useWords(measurementWords);
  const { points, top, bottom } = measurementChart(entries, part, SIZE);
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined)
    return <p className={styles.none}>{words.notMeasured(name)}</p>;
  const said = points.map(({ day, value }) => words.chartPoint(formatDate(day), value));
  return (
    <svg
      role="img"
      aria-label={words.chartSummary(name, unit, said)}
      viewBox={`${-MARGIN.left} ${-MARGIN.top} ${SIZE.width + MARGIN.left + MARGIN.right} ${SIZE.height + MARGIN.top + MARGIN.bottom}`}
      className={styles.chart}
    >
      {[top, (top + bottom) / 2, bottom].map((value, at) => {
        const y = (SIZE.height * at) / 2;
        return (
          <g key={value}>
            <line x1={0} x2={SIZE.width} y1={y} y2={y} className={styles.grid} />
            <text x={-8} y={y} className={styles.value}>
              {value}
            </text>
          </g>
        );
      })}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.line} />
      {points.map(({ day, value, x, y }, at) => (
        <circle key={`${day} ${value} ${at}`} cx={x} cy={y} r={DOT} className={styles.dot} />
      ))}
      {first.day === last.day ? (
        <text x={first.x} y={SIZE.height + DATE_BELOW} className={styles.middle}>
          {formatDate(first.day)}
        </text>
      ) : (
        <>
          <text x={0} y={SIZE.height + DATE_BELOW} className={styles.start}>
            {formatDate(first.day)}
          </text>
          <text x={SIZE.width} y={SIZE.height + DATE_BELOW} className={styles.end}>
            {formatDate(last.day)}
          </text>
        </>
      )}
    </svg>
  );
}
