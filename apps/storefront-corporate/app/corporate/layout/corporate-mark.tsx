/** The first strokes of か in a square, as a plan would mark a room. */
export function CorporateMark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <path d="M3 3h28v28H3z" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M10 8v18M10 17l12-9M14 14l10 12" fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
