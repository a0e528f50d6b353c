import { readRegistry } from '@portal/registry/read-registry';
import { readShellVersions } from '@portal/registry/read-shell';
import { isInRange } from '@portal/registry/version-range';
import type { Requirements, ShellVersions } from '@portal/registry/registry';

const TIMEOUT_MS = 10_000;
const SHELL = /"(\/shell\/[\w.-]+\/)[\w.-]+\.js"/;

/** Why that portal cannot be used: one line for the terminal. */
export class PortalError extends Error {
  override readonly name = 'PortalError';
}

/** A reachable portal and what its shell provides to remotes. */
export interface DeployedPortal {
  readonly url: URL;
  readonly shell: ShellVersions;
  readonly remotes: readonly string[];
}

/** The cause behind "fetch failed", as text. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  return cause instanceof Error ? cause.message || reasonOf(cause) : error.message;
}

async function ask(url: URL): Promise<Response> {
  try {
    return await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'text/html, */*' },
    });
  } catch (error) {
    throw new PortalError(`${url.origin} cannot be reached: ${reasonOf(error)}.`, { cause: error });
  }
}

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new PortalError(`--portal "${text}" is not an address such as https://portail.example.`);
  if (url.pathname !== '/' || url.search || url.username)
    throw new PortalError(
      `--portal "${text}": a portal stands at the root of its host, such as ${url.origin}.`,
    );
  return url;
}

/**
 * Inspects a deployed portal as a browser would: its page, and what the page's shell provides.
 * @param text the address, as typed by the developer
 * @throws PortalError when the address is invalid, nobody answers, or the server is not such a portal
 */
export async function examinePortal(text: string): Promise<DeployedPortal> {
  const page = await ask(addressOf(text));
  // The address after redirects, such as http to https.
  const url = new URL('/', page.url);
  const base = SHELL.exec(await page.text())?.[1];
  if (!page.ok || base === undefined)
    throw new PortalError(`${url.origin} is no portal: its page (${page.status}) starts with no shell.`);
  const description = await ask(new URL(`${base}shell.json`, url));
  const provides = description.ok ? readProvides(await description.json().catch(() => undefined)) : undefined;
  if (!provides)
    throw new PortalError(
      `${url.origin} runs a shell that does not say what it provides to remotes (${base}shell.json): it is older than this command.`,
    );
  return { url, shell: provides, remotes: await askRemotes(url) };
}

async function askRemotes(url: URL): Promise<readonly string[]> {
  const answer = await ask(new URL('/remotes.json', url));
  try {
    return Object.keys(readRegistry(await answer.json()).registry.remotes);
  } catch (error) {
    throw new PortalError(`${url.origin}/remotes.json is no registry of this kind: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

function readProvides(json: unknown): ShellVersions | undefined {
  try {
    return readShellVersions(json, 'shell');
  } catch {
    return undefined;
  }
}

/**
 * The requirements of a remote that a shell does not meet, as text; empty when it meets all.
 * @param requires `requires` of its `remote.manifest.json`
 */
export function misfits(requires: Requirements, shell: ShellVersions): readonly string[] {
  const { contract, kit, react, federation } = requires;
  return [
    ...(contract === shell.contract ? [] : [`contract ${contract} (the shell speaks ${shell.contract})`]),
    ...(isInRange(shell.kit, kit) ? [] : [`kit ${kit} (the shell has ${shell.kit})`]),
    ...(isInRange(shell.react, react) ? [] : [`react ${react} (the shell has ${shell.react})`]),
    ...(federation === undefined ||
    (shell.federation !== undefined && isInRange(shell.federation, federation))
      ? []
      : [`federation ${federation} (the shell has ${shell.federation ?? 'none'})`]),
  ];
}
