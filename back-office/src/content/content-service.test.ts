import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeContent, copyOfContent, serveContent } from '../../test/testing/served-content';

afterEach(closeContent);

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const containing = (text: string): unknown => expect.stringContaining(text);

const page = (id: number, title: string, html: string): string =>
  `---\nid: ${id}\ntitle: ${title}\n---\n${html}\n`;

describe('a page of the content service', () => {
  it('has the body of the genuine service', async () => {
    const { app, folder } = await serveContent();
    writeFileSync(
      join(folder, 'pages/01-conditions-generales.html'),
      page(1, 'Conditions générales', '<h2>A</h2>'),
    );
    const answer = await app.inject('/items/page_intergestion/1');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      etag: matching(/^W\/"[0-9a-f]+-.{27}"$/),
    });
    expect(answer.json()).toEqual({
      data: {
        id: 1,
        title: 'Conditions générales',
        content: '<h2>A</h2>',
        image: null,
        date_updated: matching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    });
  });

  it.each([1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])(
    'exists in French under id %i',
    async (id) => {
      const { app } = await serveContent();
      const { data } = (await app.inject(`/items/page_intergestion/${id}`)).json<{
        data: Record<string, string>;
      }>();
      expect(data.title).toMatch(/\S/);
      expect(data.content).toMatch(/<(?:p|dl|ol)>/);
      expect(`${data.title} ${data.content}`).not.toMatch(/ [;!?:»]|« |\d [%€]/);
      // Advertising must not promise ease or speed (ordonnance 2025-880, in force on 20 November 2026).
      expect(data.content).not.toMatch(/\b(facile|rapide|immédiat|sans justificatif)|en quelques clics/i);
    },
  );

  it('marks what remains to be filled in before going online', async () => {
    const { app } = await serveContent();
    for (const id of [1, 3, 5, 17, 19]) {
      const { data } = (await app.inject(`/items/page_intergestion/${id}`)).json<{
        data: { content: string };
      }>();
      expect(data.content.replace(/<mark>\[[^\]]+, à compléter\]<\/mark>/g, '')).not.toMatch(/\[[A-ZÀ-Ü]/);
    }
  });

  it.each([
    ['2026-11-19T22:59:59Z', 'Un crédit vous engage et doit être remboursé.'],
    ['2026-11-19T23:00:00Z', 'Attention ! Un crédit coûte de l’argent et doit être remboursé.'],
  ])('says on %s what the law wants on that day in Paris', async (moment, sentence) => {
    const { app } = await serveContent({ now: () => new Date(moment) });
    const { data } = (await app.inject('/items/page_intergestion/5')).json<{ data: { content: string } }>();
    expect(data.content.replace(/[\u00a0\u202f]/g, ' ')).toContain(sentence);
    expect(data.content).not.toContain('{mention');
  });

  it.each(['/items/unknown/1', '/assets/1'])('is 403 and not 404 when there is none (%s)', async (url) => {
    const { app } = await serveContent();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      errors: [{ message: "You don't have permission to access this.", extensions: { code: 'FORBIDDEN' } }],
    });
  });

  it('is not sent again to who has it', async () => {
    const { app } = await serveContent();
    const first = await app.inject('/items/page_intergestion/1');
    const etag = String(first.headers.etag);
    const again = await app.inject({
      url: '/items/page_intergestion/1',
      headers: { 'if-none-match': `"x", ${etag}` },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(etag);
    const any = await app.inject({ url: '/items/page_intergestion/1', headers: { 'if-none-match': '*' } });
    expect(any.statusCode).toBe(304);
    const other = await app.inject({ url: '/items/page_intergestion/3', headers: { 'if-none-match': etag } });
    expect(other.statusCode).toBe(200);
    const head = await app.inject({ method: 'HEAD', url: '/items/page_intergestion/1' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
  });

  it('changes as soon as an editor saves it, and stays as it was when the file cannot be used', async () => {
    const { app, folder } = await serveContent();
    const told = jest.spyOn(app.log, 'error');
    const title = async (): Promise<unknown> =>
      (await app.inject('/items/page_intergestion/12')).json<{ data: { title: string } }>().data.title;
    writeFileSync(join(folder, 'pages/12-profil.html'), page(12, 'Mon profil', '<p>Nouveau.</p>'));
    expect(await title()).toBe('Mon profil');
    writeFileSync(join(folder, 'pages/12-profil.html'), 'sans réglages');
    expect(await title()).toBe('Mon profil');
    // The operator learns which file is wrong.
    expect(told).toHaveBeenCalledWith(
      { problem: matching(/^pages\/12-profil\.html: the file must begin/) },
      containing('the last good texts stay'),
    );
    writeFileSync(join(folder, 'pages/12-profil.html'), page(12, 'Encore mieux', '<p>Nouveau.</p>'));
    expect(await title()).toBe('Encore mieux');
  });

  it('does not let the service start with a file that cannot be used', async () => {
    const folder = copyOfContent();
    writeFileSync(join(folder, 'pages/99-double.html'), page(1, 'Encore', '<p></p>'));
    await expect(serveContent({ folder })).rejects.toThrow('pages/99-double.html: the id 1 is already taken');
    rmSync(folder, { recursive: true });
  });
});

describe('an image', () => {
  it('is served to be kept a month, and may not run anything', async () => {
    const { app } = await serveContent();
    const slides = await app.inject('/items/slider_intergestion_files?fields=directus_files_id');
    const [slide] = slides.json<{ data: { directus_files_id: string }[] }>().data;
    const answer = await app.inject(`/assets/${slide?.directus_files_id}/street.svg?width=400&format=webp`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=2592000',
      'content-disposition': 'inline; filename="hero-street.svg"',
      'content-security-policy': containing("default-src 'none'"),
    });
    expect(answer.body).toMatch(/^<svg /);
  });
});
