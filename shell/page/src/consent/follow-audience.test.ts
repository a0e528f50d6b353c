import { DEFAULT_SETTINGS } from '@portal/kit/shell';
import { waitFor } from '@testing-library/react';
import { createConsent } from './create-consent';
import { followAudience } from './follow-audience';

const settings = {
  ...DEFAULT_SETTINGS,
  analyticsId: '7',
  analyticsUrl: 'https://mesure.example/matomo.php',
};

/** A visit whose pages the test changes; returns what the analytics service received. */
function visit() {
  let reader = () => undefined as void;
  const state = { location: { pathname: '/' } };
  const counted: string[] = [];
  const fetched = jest.fn((_url: string, { body }: { readonly body: URLSearchParams }) => {
    counted.push(body.toString());
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  Object.assign(globalThis, { fetch: fetched });
  const consent = createConsent({ settings, storage: { read: () => null, write: () => undefined } });
  followAudience(consent, settings, {
    state,
    subscribe: (onChange) => {
      reader = onChange;
      return () => (reader = () => undefined);
    },
  });
  const open = (pathname: string) => {
    state.location = { pathname };
    reader();
  };
  return { consent, open, counted, fetched };
}

it('counts each page once while the visitor agrees, says nothing about them, and stops when they change their mind', async () => {
  const { consent, open, counted, fetched } = visit();
  consent.decide(['analytics']);
  await waitFor(() => expect(counted).toHaveLength(1));
  open('/password/reset/token=secret');
  open('/password/reset/token=secret');
  await waitFor(() => expect(counted).toHaveLength(2));
  expect(new URLSearchParams(counted[1]).get('url')).toBe('http://localhost/password/reset/:id');
  expect(counted.join()).not.toContain('secret');
  expect(fetched).toHaveBeenLastCalledWith(
    'https://mesure.example/matomo.php',
    expect.objectContaining({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );

  consent.decide([]);
  open('/legal');
  consent.decide(['analytics']);
  await waitFor(() => expect(counted).toHaveLength(3));
  expect(counted[2]).toContain('legal');
});
