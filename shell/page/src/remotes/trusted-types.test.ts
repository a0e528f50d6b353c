import { digestOf, trustRelease } from './integrity';
import { release } from '@portal/registry/registry-samples';
import { installTrustedTypes } from './trusted-types';

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>;

function policy(): Rules {
  let installed: Rules | undefined;
  installTrustedTypes({
    trustedTypes: {
      createPolicy: (name, rules) => {
        expect(name).toBe('default');
        installed = rules;
      },
    },
  });
  if (!installed) throw new Error('no policy was installed');
  return installed;
}

afterEach(() => {
  globalThis.__PORTAL_SRI__ = undefined;
});

describe('what may run in the page', () => {
  it('is a file of a release once the release is trusted', () => {
    const chosen = release('agent', '1.0.0');
    const file = `${location.origin}/remotes/agent/1.0.0/home.js`;

    expect(policy().createScriptURL(file)).toBeNull();

    trustRelease(chosen);

    expect(policy().createScriptURL(file)).toBe(file);
    expect(digestOf(file)).toBe(chosen.integrity['home.js']);
  });

  it('is never a file of another origin, nor one whose name every object has', () => {
    trustRelease(release('agent', '1.0.0'));

    expect(policy().createScriptURL('https://evil.example/remotes/agent/1.0.0/home.js')).toBeNull();
    expect(policy().createScriptURL('/constructor')).toBeNull();
  });
});
