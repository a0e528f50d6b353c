import { demoPassword } from '../demo/demo-accounts';
import { signature } from '../test/testing/signed-client';

export interface Signer {
  readonly email: string;
  readonly key: string;
}

/** Signs in a person of the network; all share one password. */
export async function signIn(address: string, email: string): Promise<Signer> {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ meta: { email, password: demoPassword } }),
  });
  const key = /"apiKey":"([^"]+)"/.exec(await answer.text())?.[1];
  if (key === undefined) throw new Error(`${email} cannot sign in: ${answer.status}`);
  return { email, key };
}

export const signatureOf = ({ email, key }: Signer) => signature(email, key, new Date());
