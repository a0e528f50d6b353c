import { listOf, readObject } from '@portal/registry/read-json';
import type { Outcome } from '../outcome';
import type { OwnershipDocument } from '../sign/ownership-document';
import { COMMANDS_PATH } from '../sign/request-signature';
import { sendJson, type PortalAddress } from '../sign/send-request';

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
