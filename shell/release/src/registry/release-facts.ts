import {
  UnreadableError,
  asForm,
  asText,
  mapOf,
  orElse,
  readObject,
  shape,
  type Reader,
} from '@portal/registry/read-json';

/** What a release was built from, as its `remote.json` says it; signed with it. */
export interface Provenance {
  /** 40 hexadecimal digits; null when its sources were under no git. */
  readonly commit: string | null;
  /** Whether a file that its build read was not as in that commit; null without one. */
  readonly dirty: boolean | null;
  /** The preset that built it, such as "@portal/remote-sdk@1.0.0"; undefined for a build of the workspace. */
  readonly builder: string | undefined;
  /** A hash of all inputs of the build: 64 hexadecimal digits. */
  readonly inputs: string;
}

/** Long enough to find the commit by, short enough to be read. */
const SHOWN_DIGITS = 12;

const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, place) =>
    value === undefined || value === null ? null : read(value, place);

/** Restricted forms throughout: what another team's release says is printed in a terminal. */
const asProvenance = shape<Provenance>({
  commit: orNull(asForm(/^[0-9a-f]{40}$/, 'commit')),
  dirty: (value) => (typeof value === 'boolean' ? value : null),
  builder: orElse(asForm(/^@?[\w./-]{1,80}@[\w.+-]{1,40}$/, 'builder'), undefined),
  inputs: asForm(/^[0-9a-f]{64}$/, 'hash'),
});

/**
 * Reads what a description says of its origin; undefined for releases from before they said it.
 * @throws UnreadableError when it is malformed
 */
export const readProvenance = (value: unknown, place: string): Provenance | undefined =>
  orElse(asProvenance, undefined)(value, `${place} provenance`);

/** In a few words: "commit 3f9a2c1b44aa, and changes that are in no commit". */
export function originOf(provenance: Provenance | undefined): string {
  if (!provenance) return 'an unknown commit';
  const { commit, dirty } = provenance;
  if (commit === null) return 'sources under no git';
  return `commit ${commit.slice(0, SHOWN_DIGITS)}${dirty === true ? ', AND CHANGES THAT ARE IN NO COMMIT' : ''}`;
}

/** Who released something, when, and from what. */
export interface ReleaseFacts {
  /** The team, such as "team-agent". */
  readonly owner: string;
  /** Whose key signed it, in words; undefined when nobody knows. */
  readonly signer: string | undefined;
  /** When it was signed, ISO 8601. */
  readonly signedAt: string | undefined;
  readonly provenance: Provenance | undefined;
}

/** Facts by release, such as "agent 1.5.0". */
export type FactsByRelease = Readonly<Record<string, ReleaseFacts>>;

const asFacts = shape<ReleaseFacts>({
  owner: asText,
  signer: orElse(asText, undefined),
  signedAt: orElse(asText, undefined),
  provenance: readProvenance,
});

/** Facts as the history keeps them; none where it has none, or in another form. */
export function readFacts(value: unknown): FactsByRelease {
  try {
    return mapOf(asFacts)(readObject(value, 'releases'), 'releases');
  } catch (error) {
    if (error instanceof UnreadableError) return {};
    throw error;
  }
}

/** Facts in a line: "commit 3f9a2c1b44aa, signed by “CI of team agent”". */
export const inWords = ({ provenance, signer }: ReleaseFacts): string =>
  [originOf(provenance), ...(signer === undefined ? [] : [`signed by ${signer}`])].join(', ');
