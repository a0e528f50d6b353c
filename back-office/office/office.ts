import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { digestOf } from '../src/auth/username-token';

const USAGE = `Usage, with an administrator's account in PORTAL_OFFICE_EMAIL and PORTAL_OFFICE_PASSWORD:
  create-agency --name NAME [--parent NAME]                          opens an agency below another; else below your own
  create-affiliation --key KEY --name NAME --email E-MAIL [--site URL]   its link is /?agent=KEY
  --url URL                                                          the portal; else http://127.0.0.1:8080`;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Parses the command line. @throws Error with the usage */
export function readOfficeLine(args: readonly string[]) {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { name: option, parent: option, key: option, email: option, site: option, url: option },
  });
  const { name, parent, key, email, site, url = 'http://127.0.0.1:8080' } = values;
  const [command] = positionals;
  if (command === 'create-agency' && name !== undefined)
    return { url: new URL(url), list: 'customers', body: { name }, parent };
  if (command === 'create-affiliation' && key !== undefined && name !== undefined && email !== undefined)
    return {
      url: new URL(url),
      list: 'extendaffiliations',
      body: { affiliate_key: key, name, email, url: site },
    };
  throw new Error(USAGE);
}

/** Creates what has no screen. Returns the row as JSON. @throws Error with what the portal answered */
export async function office(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { url, list, body, parent } = readOfficeLine(args);
  if (url.protocol !== 'https:' && !LOOPBACK.test(url.hostname))
    throw new Error(`Your password would travel in clear: use https://${url.host}.`);
  const { PORTAL_OFFICE_EMAIL: email = '', PORTAL_OFFICE_PASSWORD: password = '' } = environment;
  const call = async (path: string, sent?: object, headers?: Readonly<Record<string, string>>) => {
    const answer = await fetch(new URL(path, url), {
      method: sent ? 'POST' : 'GET',
      // Credentials are never forwarded to another address.
      redirect: 'error',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}: ${text}`);
    return text;
  };
  const login = JSON.parse(await call('/api/login', { meta: { email, password } })) as {
    meta: { apiKey: string };
  };
  const signed = (path: string, sent?: object) => {
    const nonce = randomBytes(16).toString('base64');
    const created = new Date().toISOString();
    const digest = digestOf(nonce, created, login.meta.apiKey);
    return call(path, sent, {
      'idempotency-key': randomUUID(),
      'x-wsse': `UsernameToken Username="${email}", PasswordDigest="${digest}", Nonce="${nonce}", Created="${created}"`,
    });
  };
  if (parent === undefined) return signed(`/admin/api/${list}`, body);
  const agencies = JSON.parse(await signed('/admin/api/customers?limit=-1')) as {
    id: number;
    name: string;
  }[];
  const above = agencies.find((agency) => agency.name.toLowerCase() === parent.toLowerCase());
  if (!above) throw new Error(`There is no agency "${parent}".`);
  return signed(`/admin/api/${list}`, { ...body, parent: above.id });
}
