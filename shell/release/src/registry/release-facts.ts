import { UnreadableError, asText, mapOf, orElse, readObject, shape } from '@portal/registry/read-json';
import { originOf, readProvenance, type Provenance } from './provenance';

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
