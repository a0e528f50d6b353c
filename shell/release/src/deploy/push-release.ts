import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { OwnershipDocument } from '../sign/ownership-document';
import { asText, listOf, readObject } from '@portal/registry/read-json';
import type { Outcome } from '../outcome';
import { MAPS, descriptionOf, digestOf, problemsOfFiles, readBuiltRelease } from '../registry/built-release';
import { refuse } from '../refusal';
import { COMMANDS_PATH, UPLOADS_PATH } from '../sign/request-signature';
import { sendJson, sendRequest, type PortalAddress } from '../sign/send-request';
import { signRelease } from '../sign/sign-release';
import { titleOf } from '../registry/release-folders';

/** Files under way at the same time. */
const AT_ONCE = 4;

export interface Push extends PortalAddress {
  readonly name: string;
  readonly version: string;
  /** The built release. */
  readonly from: string;
  /** Of the deployment that follows: see `DEPLOY_OPTIONS`. */
  readonly options: readonly string[];
  readonly onStep: (step: string) => void;
}

/** The files of a built release with their digests, source maps as `maps/<file>`. */
function filesIn(folder: string, description: string): readonly (readonly [string, string])[] {
  const maps = path.join(folder, MAPS);
  const names = [
    ...readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
    ...(existsSync(maps) ? readdirSync(maps).map((file) => `${MAPS}/${file}`) : []),
  ];
  return names
    .filter((file) => file !== description)
    .map((file) => [file, digestOf(readFileSync(path.join(folder, file)))] as const);
}

/**
 * Uploads a built release to a running portal, where nobody gets it yet. Files that the portal has already are not sent
 * again: an interrupted upload goes on where it was.
 * @returns the number of files that were sent, and the digest of the `remote.json`, which says what to deploy
 */
export async function pushRelease({
  name,
  version,
  from,
  options,
  onStep,
  ...address
}: Push): Promise<{ readonly sent: number; readonly digest: string }> {
  const built = readBuiltRelease(from, name, version);
  const [problem] = problemsOfFiles(built);
  if (problem !== undefined) refuse(`${from} is not whole: ${problem}`);
  onStep(`Signing ${titleOf(name)} ${version}`);
  const description = descriptionOf(name);
  const place = `${UPLOADS_PATH}/${name}/${version}`;
  const { missing } = await sendJson(address, place, {
    description: readFileSync(path.join(from, description), 'utf8'),
    signed: signRelease(built, address.key),
    options,
    files: Object.fromEntries(filesIn(from, description)),
  });
  const waiting = [...listOf(asText)(missing, 'missing')];
  const sent = waiting.length;
  onStep(sent === 0 ? 'Every file is there already' : `Sending ${String(sent)} files to ${address.origin}`);
  const worker = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const bytes = readFileSync(path.join(from, file));
      await sendRequest(address, 'PUT', `${place}/${file}`, bytes, 'application/octet-stream');
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    waiting.length = 0;
  }
  return { sent, digest: built.digest };
}

/**
 * Has a running portal carry out a command.
 * @param args as typed, without where they are sent
 * @param besides what `ownership` publishes, signed here; which upload `deploy` means, by the digest of its `remote.json`
 * @throws Refusal with the portal's own sentence
 */
export async function sendCommand(
  address: PortalAddress,
  args: readonly string[],
  besides: { readonly document?: OwnershipDocument | undefined; readonly digest?: string } = {},
): Promise<Outcome> {
  const { lines, data, isFine } = await sendJson(address, COMMANDS_PATH, { args, ...besides });
  return {
    lines: listOf(String)(lines, 'lines'),
    data: readObject(data, 'data'),
    isFine: isFine !== false,
  };
}
