import type { LookupKind } from '@portal/domain/lookup';

/** Settings of a deployment, from `/config.json`. Addresses are '' when the server is the portal's own origin. */
export interface PortalSettings {
  /** Milliseconds between the starts of two calls to the back office. */
  readonly callGapMs: number;
  readonly demo: boolean;
  /** Whether the `from_agent` cookie is set on arrival or only after consent. */
  readonly affiliationCookie: 'immediate' | 'consent';
  readonly analyticsId: string | null;
  /** Address of Matomo's HTTP tracking API, `https://mesure.example/matomo.php`; null: visits are not counted. */
  readonly analyticsUrl: string | null;
  readonly defaultAgencyId: number;
  readonly defaultOwnerId: number;
  readonly supervisorEmail: string;
  /** Path of each lookup in the back office: installations name them differently. */
  readonly lookupPaths: Readonly<Record<LookupKind, string>>;
  readonly contentUrl: string;
  readonly apiUrl: string;
  /** Path of the contact form, on the content service. */
  readonly contactPath: string;
  /** The content service's field that relates a slide to its slider. */
  readonly sliderField: string;
  /** Share of page visits that report problems to the portal's server: 0 none, 1 all. */
  readonly telemetrySample: number;
  /** Whether the back office keeps which mails a person wants (`s_stopped_mails`). */
  readonly mailChoices: boolean;
  /** Whether a password reset without a password says whether its link is still valid, and changes nothing. */
  readonly resetChecks: boolean;
  /** Whether administrators act on files in the portal: the back office tells beforehand which mails an act sends. */
  readonly conduct: boolean;
  /** Whether the back office does a write once per `Idempotency-Key`, however often it comes. */
  readonly writesOnce: boolean;
  /** The same of the content service, for messages of the contact form. */
  readonly contentWritesOnce: boolean;
}
