/** A bow of paper string. */
export function GiftMark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <path
        d="M17 18C8 6 2 14 8 17c3 2 6 1 9 1zm0 0c9-12 15-4 9-1-3 2-6 1-9 1z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path
        d="M16 19c-1 5-3 8-5 11m7-11c1 5 3 8 5 11"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
