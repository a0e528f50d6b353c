import { rememberAffiliate } from './remember-affiliate';

/** A document that records written cookies and accepts only the given domain. */
function jarAccepting(domain?: string) {
  const written: string[] = [];
  let kept = '';
  return {
    written,
    get cookie() {
      return kept;
    },
    set cookie(text: string) {
      written.push(text);
      if (domain !== undefined && text.includes(`Domain=${domain};`)) kept = text.split('; ')[0] ?? '';
    },
  };
}

const arriveAt = (address: string, jar: ReturnType<typeof jarAccepting>) =>
  rememberAffiliate(new URL(address), jar);

describe('an arrival through the link of an affiliate', () => {
  it('is remembered across the subdomains, securely, for other sites too', () => {
    const jar = jarAccepting('.intergestion.fr');
    arriveAt('https://portail.intergestion.fr/?agent=cabinet-durand', jar);
    expect(jar.written).toEqual([
      'from_agent=cabinet-durand; Domain=.intergestion.fr; Path=/; Max-Age=2592000; Secure; SameSite=None',
    ]);
  });

  it('is remembered as widely as the browser allows', () => {
    const jar = jarAccepting('.intergestion.co.uk');
    arriveAt('https://portail.intergestion.co.uk/?agent=a', jar);
    expect(jar.written.map((text) => /Domain=([^;]+)/.exec(text)?.[1])).toEqual([
      '.co.uk',
      '.intergestion.co.uk',
    ]);
  });

  it.each(['http://127.0.0.1:8080/?agent=a', 'http://localhost:8080/?agent=a'])(
    'at %s has no domain to share',
    (address) => {
      const jar = jarAccepting();
      arriveAt(address, jar);
      expect(jar.written).toEqual(['from_agent=a; Path=/; Max-Age=2592000; Secure; SameSite=None']);
    },
  );

  it.each([
    'https://portail.intergestion.fr/',
    'https://portail.intergestion.fr/?agent=',
    'https://portail.intergestion.fr/?agent=a%3B%20Domain%3Devil',
    'https://portail.intergestion.fr/contact?agent=a',
  ])('is not made of %s', (address) => {
    const jar = jarAccepting();
    arriveAt(address, jar);
    expect(jar.written).toEqual([]);
  });
});
