import { drawFrame } from './draw-frame';

const frame = { path: '/', menu: [], remote: 'public', version: '1.0.0', title: 'Accueil' };

// Else the browser would not take the drawn footer over.
it.each([
  ['Gérer mes cookies', { affiliationCookie: 'consent' }],
  ['Cookies', {}],
])('draws « %s » in the footer where the deployment is set so', (words, config) => {
  expect(drawFrame({ ...frame, config }).after).toContain(`>${words}<`);
});
