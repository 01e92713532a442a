/** What kind of screen the page is on. core §4 */
export type ScreenClass = 'phone' | 'tablet' | 'desktop';

/** Widths and breakpoints in CSS pixels. core §4 */
export function screenClass(widthPx: number, smallPx: number, mediumPx: number): ScreenClass {
  if (widthPx <= smallPx) return 'phone';
  return widthPx > mediumPx ? 'desktop' : 'tablet';
}
