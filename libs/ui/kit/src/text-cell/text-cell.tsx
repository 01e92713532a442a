import type { InputHTMLAttributes } from 'react';
import styles from '../field-frame/field-frame.module.css';

interface TextCellProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /** Its name; the heading of the column is not read with each cell. */
  readonly 'aria-label': string;
}

/** One line of text in the cell of a table, without a label of its own to be seen. */
export function TextCell(props: TextCellProps) {
  return <input {...props} className={styles.control} />;
}
