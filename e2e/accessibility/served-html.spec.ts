import { expect, test } from '../fixtures/portal';
import { findHtmlFaults } from './html-validator';

test('the page that the server sends is valid HTML before any script has run', async ({ request }) => {
  for (const path of ['/', '/login', '/nulle-part']) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    expect(await findHtmlFaults(await answer.text(), path)).toEqual([]);
  }
});
