/** Session storage entry of the previews of this tab. */
export const PREVIEWS_KEY = 'portal.previews';

/** A version requested in this tab, which may not exist. */
export interface AskedPreview {
  readonly remote: string;
  readonly version: string;
}

/** The previews of this tab; almost always none. */
export interface Previews {
  asked(): readonly AskedPreview[];
  /** Remote → version; the same object until it changes. */
  versions(): Readonly<Record<string, string>>;
  leave(): void;
}
