import { fakeTransport, renderScreen } from '@portal/testing';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { HARMFUL_TEXTS, PICTURE_ID as ID } from '../../test/harmful-texts';
import { RichText } from './rich-text';
import { sanitise } from './sanitise';

const show = (html: string) =>
  renderScreen(<RichText html={html} />, { path: '/about', transport: fakeTransport({}) });

it('keeps the text of an editor and its links', async () => {
  await show('<h1>Titre</h1><p>Un <strong>mot</strong> et <a href="https://www.orias.fr">un lien</a>.</p>');
  expect(screen.getByRole('heading', { level: 2, name: 'Titre' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'un lien' });
  expect(link).toHaveAttribute('href', 'https://www.orias.fr');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each(HARMFUL_TEXTS)('drops what could harm from %s', (html, harm) => {
  expect(sanitise(html)).not.toMatch(harm);
});

it('keeps the shape of a table, and the number that a list starts with', () => {
  const table = '<table><tbody><tr><th scope="row" colspan="2">A</th></tr></tbody></table>';
  expect(sanitise(table)).toBe(table);
  const list = '<ol start="3"><li lang="en">B</li></ol>';
  expect(sanitise(list)).toBe(list);
});

describe('a link of an editor', () => {
  const follow = async (href: string, how: MouseEventInit = {}) => {
    const { location } = await show(`<p><a href="${href}">le <em>lien</em></a></p>`);
    const word = screen.getByText('lien');
    const press = createEvent.click(word, how);
    fireEvent(word, press);
    return { isOurs: press.defaultPrevented, location: location() };
  };

  it('to a page of the portal opens it without a reload', async () => {
    expect(await follow('/contact?a=1')).toEqual({ isOurs: true, location: '/contact?a=1' });
  });

  it.each([
    ['to another site', 'https://www.orias.fr', {}],
    ['within the page', '#scpi', {}],
    ['to a file', '/financement.pdf', {}],
    ['to a file of the content service', '/assets/abc', {}],
    ['to another window', '/glossaire', { ctrlKey: true }],
  ])('%s is left to the browser', async (_, href, how) => {
    expect(await follow(href, how)).toEqual({ isOurs: false, location: '/about' });
  });
});

describe('a picture of an editor', () => {
  const drawn = (img: string) => show(`<p>Avant. ${img} Après.</p>`);

  it('comes from the portal, in the width that the screen needs, and keeps its place free', async () => {
    await drawn(`<img src="https://cms.example/assets/${ID}?width=800&amp;height=450" alt="La rue Basse">`);
    const picture = screen.getByRole('img', { name: 'La rue Basse' });
    expect(picture).toHaveAttribute('src', expect.stringMatching(new RegExp(`^/assets/${ID}\\?width=960&`)));
    expect(picture).toHaveAttribute('srcset', expect.stringMatching(/480w, .*960w, .*1440w$/));
    expect(picture).toHaveAttribute('sizes', expect.stringContaining('100vw'));
    expect(picture).toHaveAttribute('width', '800');
    expect(picture).toHaveAttribute('height', '450');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('decoding', 'async');
  });

  it.each([
    ['both sides as attributes', 'width="40" height="30"', '40', '30'],
    ['one side alone', 'width="40"', undefined, undefined],
    ['sides that are no numbers', 'width="100%" height="auto"', undefined, undefined],
  ])('has %s', async (_, sides, width, height) => {
    await drawn(`<img src="/assets/${ID}" alt="Plan" ${sides}>`);
    const picture = screen.getByRole('img', { name: 'Plan' });
    const { attributes } = picture;
    expect([attributes.getNamedItem('width')?.value, attributes.getNamedItem('height')?.value]).toEqual([
      width,
      height,
    ]);
  });

  it('without words only decorates', async () => {
    await drawn(`<img src="/assets/${ID}">`);
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });

  it('of a stranger’s host is told by its words', async () => {
    await drawn('<img src="https://stranger.example/a.png" alt="Un <b>plan</b>">');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('Avant. Un <b>plan</b> Après.')).toBeVisible();
  });

  it('that cannot be had is told by its words', async () => {
    await drawn(`<img src="/assets/${ID}" alt="La rue Basse">`);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('Avant. La rue Basse Après.')).toBeVisible();
  });
});
