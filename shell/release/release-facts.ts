import {
  UnreadableError,
  asText,
  mapOf,
  orElse,
  readObject,
  shape,
  type Reader,
} from '@portal/registry/read-json';
import { readUploaded } from './built-release';
import { ownerKeyOf } from './owner';
import { ownedApps } from './ownership-document';
import { originOf, readProvenance, type Provenance } from './provenance';
import { Refusal } from './refusal';
import { keptSignature } from './sign-release';
import type { ReleasedApps, ReleasedEntry } from './written-registry';

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

const asProvenance: Reader<Provenance | undefined> = (value, place) => readProvenance(value, place);
const asFacts = shape<ReleaseFacts>({
  owner: asText,
  signer: orElse(asText, undefined),
  signedAt: orElse(asText, undefined),
  provenance: asProvenance,
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

function signerOf(dist: string, name: string, key: string): string {
  if (key === ownerKeyOf(dist)) return 'the owner of the portal';
  const known = ownedApps(dist)[name]?.keys.find((each) => each.key === key);
  return known?.name === undefined ? `key ${key}` : `“${known.name}”`;
}

/** The facts of a release on the disk; undefined when it is not there, or cannot be read. */
export function factsOf(dist: string, name: string, version: string): ReleaseFacts | undefined {
  try {
    const built = readUploaded(dist, name, version);
    const signed = keptSignature(dist, built);
    return {
      owner: built.owner,
      signer: signed && signerOf(dist, name, signed.key),
      signedAt: signed?.at,
      provenance: built.provenance,
    };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The versions that a change lists for the first time, or gives to everyone. */
function newIn(before: ReleasedEntry | undefined, { stable, versions }: ReleasedEntry): readonly string[] {
  return Object.keys(versions).filter(
    (version) =>
      !Object.hasOwn(before?.versions ?? {}, version) || (version === stable && before?.stable !== stable),
  );
}

/** The facts of what a change lists for the first time, or gives to everyone: for the history. */
export function factsOfChange(
  dist: string,
  before: ReleasedApps | undefined,
  after: ReleasedApps,
): FactsByRelease {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, entry]) =>
      newIn(before?.[name], entry).flatMap((version) => {
        const facts = factsOf(dist, name, version);
        return facts ? [[`${name} ${version}`, facts] as const] : [];
      }),
    ),
  );
}

/** Facts in a line: "commit 3f9a2c1b44aa, signed by “CI of team agent”". */
export const inWords = ({ provenance, signer }: ReleaseFacts): string =>
  [originOf(provenance), ...(signer === undefined ? [] : [`signed by ${signer}`])].join(', ');
