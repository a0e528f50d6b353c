import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client } from '@aws-sdk/client-s3';
import type { ReleaseAddress } from '@portal/host/settings/release-address';
import { Refusal, StorageAway } from '../refusal';

/** Something in the bucket that is missing, or not what its name says. */
export class DamagedObject extends Refusal {}

/** An object, with what tells whether it is still the same. */
export interface Stored {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** When an object may be written: as a new one, or in place of the one with this ETag. */
export type Condition = 'new' | { readonly instead: string };

export interface Listed {
  readonly key: string;
  /** Of the server's clock: milliseconds since 1970. */
  readonly at: number;
}

/** What we need of S3's protocol. Keys are below the prefix of the portal. Everything throws a `StorageAway`. */
export interface Bucket {
  /** For messages. */
  readonly place: string;
  /**
   * @param known an ETag: `unchanged` when the object still has it
   * @returns undefined when there is none
   */
  get(key: string, known?: string): Promise<Stored | 'unchanged' | undefined>;
  /** @returns the ETag; undefined when the condition does not hold, and nothing was written */
  put(key: string, content: Uint8Array | string, condition?: Condition): Promise<string | undefined>;
  list(prefix: string): AsyncIterable<Listed>;
  remove(key: string): Promise<void>;
}

const CONNECTION_MS = 1_500;
const SILENCE_MS = 3_000;
/** For one object, of 10 MB at most. */
const OBJECT_MS = 30_000;
const CONFLICT_MS = 100;
const CONFLICTS = 5;

interface Failure {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const statusOf = (error: unknown) => (error as Failure).$metadata?.httpStatusCode;

/** One line about what went wrong, for who operates the portal; never with a key in it. */
function awayBecause(place: string, bucket: string, error: unknown): StorageAway {
  const { name = '', code, message = '' } = error as Failure;
  const status = statusOf(error);
  const options = { cause: error };
  if (name === 'CredentialsProviderError' || name === 'TokenProviderError')
    return new StorageAway(
      `There are no credentials for ${place}: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY name them, or a file as the AWS tools read it.`,
      options,
    );
  if (name === 'NoSuchBucket')
    return new StorageAway(`There is no bucket ${bucket}: PORTAL_RELEASES names it.`, options);
  if (status === 401 || status === 403)
    return new StorageAway(
      `${place} refuses these credentials (${name}): see to AWS_ACCESS_KEY_ID and the rights of the key.`,
      options,
    );
  if (/region is missing/i.test(message))
    return new StorageAway(`The region of ${place} is not known: AWS_REGION names it.`, options);
  const why =
    status === undefined
      ? (code ?? (/^(?:Abort|Timeout)/.test(name) ? 'no answer in time' : name))
      : `${String(status)} ${name}`;
  return new StorageAway(`${place} does not answer (${why}).`, options);
}

/**
 * Opens a bucket. Endpoint, region and credentials are those of the standard `AWS_*` settings and files.
 * @throws nothing: the first request tells what is wrong
 */
export async function openBucket({ bucket, prefix }: ReleaseAddress): Promise<Bucket> {
  const { S3Client, GetObjectCommand, PutObjectCommand, DeleteObjectCommand, ListObjectsV2Command } =
    await import('@aws-sdk/client-s3');
  const place = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
  const isElsewhere = Boolean(process.env['AWS_ENDPOINT_URL_S3']?.trim());
  const client: S3Client = new S3Client({
    // A server of one's own has no regions, and rarely a host name for each bucket.
    ...(isElsewhere && { forcePathStyle: true, region: process.env['AWS_REGION']?.trim() || 'us-east-1' }),
    // Other servers than Amazon's do not know these; what we store is named by its digest.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_MS, socketTimeout: SILENCE_MS },
  });
  const of = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  const inTime = () => AbortSignal.timeout(OBJECT_MS);
  const away = (error: unknown) => (error instanceof StorageAway ? error : awayBecause(place, bucket, error));

  async function putOnce(key: string, content: Uint8Array | string, condition?: Condition) {
    const { ETag } = await client.send(
      new PutObjectCommand({
        ...of(key),
        Body: typeof content === 'string' ? Buffer.from(content) : content,
        ...(condition === 'new' && { IfNoneMatch: '*' }),
        ...(typeof condition === 'object' && { IfMatch: condition.instead }),
      }),
      { abortSignal: inTime() },
    );
    return ETag ?? '';
  }

  return {
    place,
    async get(key, known) {
      const signal = inTime();
      try {
        const { Body, ETag } = await client.send(
          new GetObjectCommand({ ...of(key), ...(known !== undefined && { IfNoneMatch: known }) }),
          { abortSignal: signal },
        );
        return { bytes: await buffer(addAbortSignal(signal, Body as Readable)), etag: ETag ?? '' };
      } catch (error) {
        if (statusOf(error) === 304) return 'unchanged';
        if (statusOf(error) === 404 && (error as Failure).name !== 'NoSuchBucket') return undefined;
        throw away(error);
      }
    },
    async put(key, content, condition) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await putOnce(key, content, condition);
        } catch (error) {
          const status = statusOf(error);
          // 404: what should be replaced is gone.
          if (
            status === 412 ||
            (status === 404 && typeof condition === 'object' && (error as Failure).name !== 'NoSuchBucket')
          )
            return undefined;
          // Two conditional writes at once: one of them has to be made again.
          if (status !== 409 || attempt === CONFLICTS) throw away(error);
          await new Promise((resolve) => setTimeout(resolve, CONFLICT_MS * attempt));
        }
      }
    },
    async *list(below) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client
          .send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + below, ContinuationToken }), {
            abortSignal: inTime(),
          })
          .catch((error: unknown) => {
            throw away(error);
          });
        for (const { Key = '', LastModified } of page.Contents ?? [])
          yield { key: Key.slice(prefix.length), at: LastModified?.getTime() ?? Infinity };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    async remove(key) {
      try {
        await client.send(new DeleteObjectCommand(of(key)), { abortSignal: inTime() });
      } catch (error) {
        throw away(error);
      }
    },
  };
}
