import { livePart } from '../live/live-part';
import { useRenderAssets } from './render-assets';
import { ScriptHints } from './script-hints';

/** Tells the browser of the live part with the first HTML, where it will be needed at once. */
export function PreloadLivePart() {
  const { scripts } = useRenderAssets().filesOf(livePart.chunk);
  return <ScriptHints scripts={scripts} />;
}
