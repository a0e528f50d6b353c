import { Refusal } from '../commands/refusal.mjs';

/**
 * Sends a release to a running portal, which verifies it before anybody gets it.
 * @param {{ folder: string, to: string, keyFile: string }} release folder of a built one, address of the portal, and the
 *   file of the team's key
 * @returns {Promise<void>}
 * @throws Refusal with the portal's answer
 */
export async function push({ to }) {
  throw new Refusal(`${to}: this version of the SDK builds releases and cannot send them.`);
}
