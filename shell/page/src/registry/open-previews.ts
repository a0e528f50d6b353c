import type { SafeStorage } from '@portal/kit';
import { PREVIEWS_KEY, type AskedPreview, type Previews } from './previews';

const NOTHING: readonly AskedPreview[] = [];
const NO_VERSIONS = {};
const NO_PREVIEWS: Previews = { asked: () => NOTHING, versions: () => NO_VERSIONS, leave: () => undefined };

/** Reads the previews of this tab. The code for it is only loaded if there are any. */
export async function openPreviews(tab: SafeStorage): Promise<Previews> {
  if (!/[?&](mfe|shell)=/.test(location.search) && tab.read(PREVIEWS_KEY) === null) return NO_PREVIEWS;
  const { takePreviews } = await import('./take-previews');
  return takePreviews(tab);
}
