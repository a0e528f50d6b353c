import type { LookupKind } from '@portal/domain/lookup';

/** What a deployment may choose, from `/config.json`. Addresses are '' when the server is the portal's own origin. */
export interface PortalSettings {
  /** Milliseconds between the starts of two calls to the back office. */
  readonly callGapMs: number;
  readonly demo: boolean;
  /** When the `from_agent` cookie may be set: on arrival, or only after consent. */
  readonly affiliationCookie: 'immediate' | 'consent';
  readonly analyticsId: string | null;
  /** Where visits are counted, by Matomo's HTTP tracking API, `https://mesure.example/matomo.php`; null: nowhere. */
  readonly analyticsUrl: string | null;
  readonly defaultAgencyId: number;
  readonly defaultOwnerId: number;
  readonly supervisorEmail: string;
  /** Where the back office lists each lookup: installations name them differently. */
  readonly lookupPaths: Readonly<Record<LookupKind, string>>;
  readonly contentUrl: string;
  readonly apiUrl: string;
  /** Where the contact form is posted, on the content service. */
  readonly contactPath: string;
  /** The field of the content service that ties a slide to its slider. */
  readonly sliderField: string;
  /** Share of the page visits whose problems are told to the portal's own server: 0 none, 1 all. */
  readonly telemetrySample: number;
}
