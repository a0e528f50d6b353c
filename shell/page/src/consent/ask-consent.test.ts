import { askConsent } from './ask-consent';

const ARRIVAL = 'https://portail.intergestion.fr/?agent=cabinet-durand';

/** A document that records written cookies, and keeps those of one domain as a browser would. */
function jarOf(domain?: string) {
  const written: string[] = [];
  let kept = '';
  return {
    written,
    get cookie() {
      return kept;
    },
    set cookie(text: string) {
      written.push(text);
      if (domain !== undefined && new RegExp(`Domain=${domain}(;|$)`).test(text))
        kept = text.includes('Max-Age=0') ? '' : (text.split('; ')[0] ?? '');
    },
  };
}

function visit(address: string, domain?: string, affiliationCookie: 'immediate' | 'consent' = 'immediate') {
  const jar = jarOf(domain);
  const storage = { read: () => null, write: () => undefined };
  const settings = { affiliationCookie, analyticsId: '7', analyticsUrl: 'https://mesure.example/matomo.php' };
  return { consent: askConsent({ settings, storage }, new URL(address), jar), jar };
}

describe('who sent the visitor', () => {
  it('is remembered on arrival where that takes no consent: across the subdomains, securely, for other sites too', () => {
    const { consent, jar } = visit(ARRIVAL, '.intergestion.fr');
    expect(jar.written).toEqual([
      'from_agent=cabinet-durand; Domain=.intergestion.fr; Path=/; Max-Age=2592000; Secure; SameSite=None',
    ]);
    consent.decide([]);
    expect(jar.cookie).toBe('from_agent=cabinet-durand');
  });

  it('waits for the consent where it takes one, wherever the visitor is by then, and is forgotten with it', () => {
    const { consent, jar } = visit(ARRIVAL, '.intergestion.fr', 'consent');
    expect(jar.cookie).toBe('');
    consent.decide(['analytics']);
    expect(jar.cookie).toBe('');
    consent.decide(['analytics', 'affiliation']);
    expect(jar.cookie).toBe('from_agent=cabinet-durand');
    consent.decide([]);
    expect(jar.cookie).toBe('');
  });

  it('is remembered as widely as the browser allows', () => {
    const { jar } = visit('https://portail.intergestion.co.uk/?agent=a', '.intergestion.co.uk');
    expect(jar.written.map((text) => /Domain=([^;]+)/.exec(text)?.[1])).toEqual([
      '.co.uk',
      '.intergestion.co.uk',
    ]);
  });

  it.each(['127.0.0.1', 'localhost'])('at %s has no domain to share', (host) => {
    const { jar } = visit(`http://${host}:8080/?agent=a`);
    expect(jar.written).toEqual(['from_agent=a; Path=/; Max-Age=2592000; Secure; SameSite=None']);
  });

  it.each(['', '?agent=', '?agent=a%3B%20Domain%3Devil', 'contact?agent=a'])('is not made of /%s', (path) => {
    expect(visit(`https://portail.intergestion.fr/${path}`).jar.written).toEqual([]);
  });
});
