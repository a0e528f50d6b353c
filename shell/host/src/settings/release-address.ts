/** A place in a bucket. */
export interface ReleaseAddress {
  readonly bucket: string;
  /** Ends with a slash, or is empty. */
  readonly prefix: string;
}

const FORM = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

/** Reads an address such as `s3://bucket/portal`; undefined when it is none. */
export function readReleaseAddress(text: string): ReleaseAddress | undefined {
  const [, bucket, folder = ''] = FORM.exec(text) ?? [];
  if (bucket === undefined || folder.split('/').some((part) => /^\.+$/.test(part))) return undefined;
  return { bucket, prefix: folder === '' ? '' : `${folder.slice(1)}/` };
}
