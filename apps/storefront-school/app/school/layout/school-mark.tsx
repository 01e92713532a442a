/** A badge with an open book. */
export function SchoolMark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <path d="M17 2l13 4v11c0 8-6 13-13 15C10 30 4 25 4 17V6z" fill="currentColor" />
      <path d="M11 12l6 3 6-3v9l-6 3-6-3z" fill="none" stroke="#fff" strokeWidth="2" />
      <path d="M17 15v9" stroke="#fff" strokeWidth="2" />
    </svg>
  );
}
