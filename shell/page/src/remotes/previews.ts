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
