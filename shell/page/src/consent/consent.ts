import type { PortalSettings } from '@portal/kit';

/** Purposes that require consent: audience measurement, and the affiliate who sent the visitor. */
export type Purpose = 'analytics' | 'affiliation';

export interface Consent {
  /** The purposes this deployment asks for; may be empty. */
  readonly purposes: readonly Purpose[];
  /** Undefined before a choice, which allows nothing. */
  readonly agreed: () => readonly Purpose[] | undefined;
  /** Calls `onChange` immediately and at every change; returns the unsubscribe function. */
  readonly follow: (onChange: () => void) => () => void;
  /** Stores a choice, including a refusal. */
  readonly decide: (agreed: readonly Purpose[]) => void;
}

type AskedSettings = Pick<PortalSettings, 'affiliationCookie' | 'analyticsId' | 'analyticsUrl'>;

/** What a deployment asks for: the server draws the footer by it, too. */
export const purposesOf = ({
  affiliationCookie,
  analyticsId,
  analyticsUrl,
}: AskedSettings): readonly Purpose[] => [
  ...(analyticsId !== null && analyticsUrl !== null ? (['analytics'] as const) : []),
  ...(affiliationCookie === 'consent' ? (['affiliation'] as const) : []),
];

/** A constant, because subscribers compare by identity. */
const NOTHING: readonly Purpose[] = [];

/** For deployments without purposes that require consent. */
export const NOTHING_TO_ASK: Consent = {
  purposes: [],
  agreed: () => NOTHING,
  follow: () => () => undefined,
  decide: () => undefined,
};
