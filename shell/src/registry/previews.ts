import type { SafeStorage } from '@portal/kit';

/** Session storage: the previews of this tab. */
export const PREVIEWS_KEY = 'portal.previews';

/** A version of a remote that this tab asked for, whether or not there is such a thing. */
export interface AskedPreview {
  readonly remote: string;
  readonly version: string;
}

/** What this tab asked to see; nothing, nearly always. */
export interface Previews {
  asked(): readonly AskedPreview[];
  /** Remote → version: the same object until it changes. */
  versions(): Readonly<Record<string, string>>;
  leave(): void;
}

const NOTHING: readonly AskedPreview[] = [];
const NO_VERSIONS = {};
const NO_PREVIEWS: Previews = { asked: () => NOTHING, versions: () => NO_VERSIONS, leave: () => undefined };

/** Reads what this tab asked for. The code for it is downloaded when there is something to read. */
export async function openPreviews(tab: SafeStorage): Promise<Previews> {
  if (!/[?&]mfe=/.test(location.search) && tab.read(PREVIEWS_KEY) === null) return NO_PREVIEWS;
  const { takePreviews } = await import('./take-previews');
  return takePreviews(tab);
}
