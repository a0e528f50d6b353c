import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type Engine = 'firefox' | 'webkit';

/** What a browser is told, in W3C WebDriver: its name in Marionette, and its method and address over HTTP. */
const COMMANDS = {
  begin: ['WebDriver:NewSession', 'POST', ''],
  resize: ['WebDriver:SetWindowRect', 'POST', '/window/rect'],
  open: ['WebDriver:Navigate', 'POST', '/url'],
  run: ['WebDriver:ExecuteScript', 'POST', '/execute/sync'],
  click: ['WebDriver:ElementClick', 'POST', '/element/{id}/click'],
  clear: ['WebDriver:ElementClear', 'POST', '/element/{id}/clear'],
  type: ['WebDriver:ElementSendKeys', 'POST', '/element/{id}/value'],
  picture: ['WebDriver:TakeScreenshot', 'GET', '/screenshot'],
} as const;

type Command = keyof typeof COMMANDS;
type Parameters = Readonly<Record<string, unknown>>;
type Tell = (command: Command, parameters?: Parameters) => Promise<unknown>;

/** A browser as its distribution ships it, without a window that anybody sees. */
export interface DrivenBrowser {
  /** Name and version. */
  readonly name: string;
  /** @throws Error with the browser's own word when it refuses */
  readonly tell: Tell;
  readonly end: () => Promise<void>;
}

const START_MS = 60_000;

/** Asks until there is an answer, for as long as a start may take. */
async function whenThere<T>(what: string, ask: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await wait(100);
  }
  throw new Error(`${what} does not answer`);
}

/** A process with all that it starts, which ends with it. */
function startGroup(program: string, args: readonly string[], env = {}): ChildProcess {
  return spawn(program, args, { detached: true, stdio: 'ignore', env: { ...process.env, ...env } });
}

async function endGroup({ pid, exitCode, signalCode }: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  process.kill(-pid, 'SIGTERM');
  await ended;
}

const valueOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'value' in result ? result.value : result;

type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/**
 * Firefox, by Marionette: what geckodriver speaks to it, for geckodriver is not in Debian. WebDriver commands as JSON,
 * each after its length.
 */
async function startFirefox(): Promise<DrivenBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'portal-firefox-'));
  // Port 0: any free one, which it then writes down.
  const settings = {
    'marionette.port': 0,
    // Its viewer of JSON is a page without a storage.
    'devtools.jsonview.enabled': false,
    'intl.accept_languages': 'fr-FR, fr',
    'datareporting.policy.dataSubmissionEnabled': false,
  };
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(settings)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const firefox = startGroup('firefox-esr', args, { HOME: profile, TZ: 'Europe/Paris' });
  const ended = new Promise((resolve) => firefox.once('exit', resolve));
  const portFile = path.join(profile, 'MarionetteActivePort');
  const port = await whenThere('Firefox', () =>
    existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || undefined : undefined,
  );

  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.toString('latin1', 0, colon));
      if (received.length < end) return;
      const answer = JSON.parse(received.toString('utf8', colon + 1, end)) as Answer;
      received = received.subarray(end);
      // The first message is a greeting, which nobody waits for.
      waiting.get(answer[1])?.(answer);
    }
  });

  let told = 0;
  const tell: Tell = async (command, parameters = {}) => {
    told += 1;
    const message = JSON.stringify([0, told, COMMANDS[command][0], parameters]);
    const answer = new Promise<Answer>((resolve) => waiting.set(told, resolve));
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await answer;
    if (error) throw new Error(`${error.error}: ${error.message}`);
    return valueOf(result);
  };
  const { capabilities } = (await tell('begin', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  // The first window opens after the session.
  await whenThere('Its window', () =>
    tell('run', { script: 'return true', args: [] }).catch(() => undefined),
  );
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    tell,
    end: async () => {
      socket.destroy();
      await endGroup(firefox, ended);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** WebKitGTK's MiniBrowser on a screen in memory, by its own driver, over HTTP. */
async function startWebKit(): Promise<DrivenBrowser> {
  const port = await freePort();
  const driver = startGroup('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${String(port)}`], {
    TZ: 'Europe/Paris',
    LANGUAGE: 'fr_FR',
  });
  const ended = new Promise((resolve) => driver.once('exit', resolve));
  let address = `http://127.0.0.1:${String(port)}/session`;

  const tell: Tell = async (command, { id, ...parameters } = {}) => {
    const [, method, place] = COMMANDS[command];
    const response = await fetch(`${address}${place.replace('{id}', String(id))}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(parameters) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
  await whenThere('WebKitWebDriver', () =>
    fetch(address.replace('session', 'status')).catch(() => undefined),
  );
  const { sessionId, capabilities } = (await tell('begin', { capabilities: {} })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  address = `${address}/${sessionId}`;
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    tell,
    end: async () => {
      await fetch(address, { method: 'DELETE' });
      await endGroup(driver, ended);
    },
  };
}

/** Starts the browser of an engine, from where Debian puts it. */
export async function startBrowser(engine: Engine): Promise<DrivenBrowser> {
  const browser = engine === 'firefox' ? await startFirefox() : await startWebKit();
  await browser.tell('resize', { width: 1280, height: 900 });
  return browser;
}
