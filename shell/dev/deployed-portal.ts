import { readRegistry } from '@portal/registry/read-registry';
import { readShellVersions } from '@portal/registry/read-shell-versions';
import { isInRange } from '@portal/registry/version-range';
import type { Requirements, ShellVersions } from '@portal/registry/registry';

const TIMEOUT_MS = 10_000;
const SHELL = /"(\/shell\/[\w.-]+\/)[\w.-]+\.js"/;

/** Why one cannot work against that portal: one line for the terminal. */
export class PortalError extends Error {
  override readonly name = 'PortalError';
}

/** A portal that is there, and what its shell offers to remotes. */
export interface DeployedPortal {
  readonly url: URL;
  readonly shell: ShellVersions;
  /** Names of the remotes that its registry lists in good form. */
  readonly remotes: readonly string[];
}

/** The line that says why a request failed: what is under "fetch failed". */
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
    throw new PortalError(`--shell "${text}" is not an address such as https://portail.example.`);
  if (url.pathname !== '/' || url.search || url.username)
    throw new PortalError(
      `--shell "${text}": a portal stands at the root of its host, such as ${url.origin}.`,
    );
  return url;
}

/**
 * Looks at a deployed portal as a browser would: its page, and what the shell that the page starts with provides.
 * @param text the address, as the developer wrote it
 * @throws PortalError when the address is none, nobody answers, or what answers is no portal of this kind
 */
export async function examinePortal(text: string): Promise<DeployedPortal> {
  const page = await ask(addressOf(text));
  // Where it led to: http to https, for one.
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
 * What a remote needs and a shell does not have, in words; empty when they fit.
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
