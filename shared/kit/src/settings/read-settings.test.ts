import { DEFAULT_SETTINGS, readSettings } from './read-settings';

it.each([[undefined], [null], ['text'], [[]], [{}], [{ unknown: 1 }]])('reads %j as all defaults', (json) => {
  expect(readSettings(json)).toEqual(DEFAULT_SETTINGS);
});

it('takes what a deployment chose', () => {
  const chosen = {
    callGapMs: 0,
    demo: true,
    affiliationCookie: 'consent',
    analyticsUrl: 'https://mesure.example/matomo.php',
    defaultAgencyId: 60,
    supervisorEmail: 'chef@intergestion.example',
    contentUrl: 'https://contenus.intergestion.example',
    apiUrl: 'http://10.0.0.7:8080/oro',
    contactPath: '/items/contact_message',
    telemetrySample: 0.25,
  };
  expect(readSettings(chosen)).toEqual({ ...DEFAULT_SETTINGS, ...chosen });
});

it('lets a deployment rename one lookup and keep the others', () => {
  const lookupPaths = { propertyType: '/admin/api/types' };
  expect(readSettings({ lookupPaths }).lookupPaths).toEqual({
    ...DEFAULT_SETTINGS.lookupPaths,
    ...lookupPaths,
  });
});

it.each([
  ['callGapMs', -1],
  ['affiliationCookie', 'never'],
  ['analyticsId', 7],
  ['analyticsUrl', 'mesure'],
  ['defaultAgencyId', 0],
  ['defaultOwnerId', 1.5],
  ['supervisorEmail', 'nobody'],
  ['lookupPaths', { propertyType: 'https://elsewhere.example/types' }],
  ['contentUrl', 'javascript:alert(1)'],
  ['contentUrl', 'https://contenus.intergestion.example/'],
  ['contactPath', 'items/contact'],
  ['sliderField', 'a][b'],
  ['mailChoices', 'yes'],
  ['telemetrySample', 1.5],
  ['telemetrySample', '1'],
])('keeps the default of %s rather than %j', (name, value) => {
  expect(readSettings({ [name]: value })).toEqual(DEFAULT_SETTINGS);
});
