import { createHash } from 'node:crypto';
import {
  asForm,
  asNumber,
  fail,
  mapOf,
  orElse,
  readObject,
  shape,
  UnreadableError,
  type Reader,
} from '@portal/registry/read-json';
import { Refusal, refuse } from '../refusal';

/** The one object that changes: which manifest is served now. */
export const POINTER = 'current.json';
/** Everything else is named by its content, and never changes. */
export const objectOf = (digest: string): string => `${OBJECTS}${digest}`;
export const OBJECTS = 'objects/';

/** A folder of the working copy: the digest of its `Tree`. */
export interface Folder {
  readonly tree: string;
  /** Of a release: when it was uploaded (milliseconds since 1970), which retention asks for. */
  readonly at?: number | undefined;
  /** Of a release: the digest of its `remote.json`, and thereby of all its files. */
  readonly description?: string | undefined;
}

/** Everything that the hosts of a portal share, folder by folder; '' is the folder of the registry. */
export type Folders = Readonly<Record<string, Folder>>;

/** The files of a folder with their digests. */
export type Tree = Readonly<Record<string, string>>;

export interface Pointer {
  readonly schema: 1;
  /** Of the registry: for who looks into the bucket. */
  readonly serial: number;
  /** Digest of the manifest. */
  readonly manifest: string;
  /** Tells a command whether it was its own, after an answer was lost. */
  readonly id: string;
}

export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

const asDigest = asForm(/^[0-9a-f]{64}$/, 'sha256');
const asSchema: Reader<1> = (value, place) =>
  asNumber(value, place) === 1 ? 1 : fail(`${place}: an unknown schema, of a newer portal`);

/** The folders that a bucket may name. What it holds ends up on the disk: nothing may lie elsewhere. */
const FOLDER =
  /^(?:|remotes\/\.(?:history|ownership)|remotes\/\.(?:verified|signatures)\/[a-z][\w-]*|(?:maps\/)?(?:shell|remotes\/[a-z][\w-]*)\/\d[\w.+-]*)$/;
const FILE = /^[\w@~+-][\w@~+.-]*$/;

const named =
  <T>(form: RegExp, reader: Reader<Readonly<Record<string, T>>>): Reader<Readonly<Record<string, T>>> =>
  (value, place) => {
    const stranger = Object.keys(readObject(value, place)).find((name) => !form.test(name));
    return stranger === undefined
      ? reader(value, place)
      : fail(`${place}: "${stranger}" is no name that belongs there`);
  };

const asPointer = shape<Pointer>({
  schema: asSchema,
  serial: asNumber,
  manifest: asDigest,
  id: asForm(/^[\w-]{1,64}$/, 'an id'),
});
const asFolders = named(
  FOLDER,
  mapOf(
    shape<Folder>({
      tree: asDigest,
      at: orElse(asNumber, undefined),
      description: orElse(asDigest, undefined),
    }),
  ),
);
const asTree = named(FILE, mapOf(asDigest));

/** @throws Refusal when it is malformed */
function parsed<T>(bytes: Uint8Array, reader: Reader<T>, place: string): T {
  try {
    return reader(JSON.parse(Buffer.from(bytes).toString('utf8')), place);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof UnreadableError || error instanceof SyntaxError)
      return refuse(`${place} cannot be read: ${error.message}.`, error);
    throw error;
  }
}

export const readPointer = (bytes: Uint8Array, place: string): Pointer =>
  parsed(bytes, asPointer, `${place}/${POINTER}`);
export const readFolders = (bytes: Uint8Array): Folders => parsed(bytes, asFolders, 'The manifest');
export const readTree = (bytes: Uint8Array): Tree => parsed(bytes, asTree, 'A folder of the manifest');

/** Sorted, so that the same content has the same digest. */
export const textOf = (record: Folders | Tree): string =>
  JSON.stringify(Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1))));
