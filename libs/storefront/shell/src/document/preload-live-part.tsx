import { preloadModule } from 'react-dom';
import { livePart } from '../live/live-part';
import { useRenderAssets } from './render-assets';

/** Tells the browser of the live part with the first HTML, where it will be needed at once. */
export function PreloadLivePart() {
  const { scripts } = useRenderAssets().filesOf(livePart.chunk);
  for (const script of scripts) preloadModule(script, { as: 'script' });
  return null;
}
