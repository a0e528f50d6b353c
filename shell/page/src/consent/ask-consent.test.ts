import { askConsent } from './ask-consent';

const ARRIVAL = new URL('https://portail.intergestion.fr/?agent=cabinet-durand');

/** A document that keeps the cookies of `.intergestion.fr`, as a browser would. */
function jar(kept = '') {
  return {
    get cookie() {
      return kept;
    },
    set cookie(text: string) {
      if (/Domain=\.intergestion\.fr(;|$)/.test(text))
        kept = text.includes('Max-Age=0') ? '' : (text.split(';')[0] ?? '');
    },
  };
}

function visit(affiliationCookie: 'immediate' | 'consent') {
  const cookies = jar();
  const storage = { read: () => null, write: () => undefined };
  const settings = { affiliationCookie, analyticsId: '7', analyticsUrl: 'https://mesure.example/matomo.php' };
  return { consent: askConsent({ settings, storage }, ARRIVAL, cookies), cookies };
}

describe('who sent the visitor', () => {
  it('is remembered on arrival where that takes no consent', () => {
    const { consent, cookies } = visit('immediate');
    expect(cookies.cookie).toBe('from_agent=cabinet-durand');
    consent.decide([]);
    expect(cookies.cookie).toBe('from_agent=cabinet-durand');
  });

  it('waits for the consent where it takes one, wherever the visitor is by then', () => {
    const { consent, cookies } = visit('consent');
    expect(cookies.cookie).toBe('');
    consent.decide(['analytics']);
    expect(cookies.cookie).toBe('');
    consent.decide(['analytics', 'affiliation']);
    expect(cookies.cookie).toBe('from_agent=cabinet-durand');
  });

  it('is forgotten when the consent is withdrawn', () => {
    const { consent, cookies } = visit('consent');
    consent.decide(['affiliation']);
    consent.decide([]);
    expect(cookies.cookie).toBe('');
  });
});
