import { digestOf, trustRelease, trustShellFiles } from './integrity';
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
  it('is a file of the shell, which the server lists in the page', () => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML =
      '<script type="application/json" id="portal-integrity">{"/shell/1/main.js":"sha384-x"}</script>';
    trustShellFiles(page);

    expect(policy().createScriptURL('/shell/1/main.js')).toBe('/shell/1/main.js');
    expect(policy().createScriptURL('/shell/1/other.js')).toBeNull();
  });

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

  it('is never a string', () => {
    expect(policy().createHTML('<b>x</b>')).toBeNull();
    expect(policy().createScript('alert(1)')).toBeNull();
  });
});
