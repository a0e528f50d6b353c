import { release } from '@portal/registry/registry-samples';
import { examineFile, preloadPage } from './release-files';

const never = new AbortController().signal;

describe('examining a file that would not load', () => {
  it('finds it sound when the browser accepts its digest', async () => {
    const asked: (RequestInit | undefined)[] = [];
    const get = async (_url: unknown, init?: RequestInit) => {
      asked.push(init);
      return new Response('code');
    };

    await expect(examineFile('/x.js', 'sha384-x', never, get)).resolves.toBe('sound');
    expect(asked).toEqual([
      { cache: 'reload', signal: never },
      { integrity: 'sha384-x', signal: never },
    ]);
  });
});

describe('preloading a page', () => {
  it('asks for the entry and the files of the page once, each with its digest', () => {
    const page = document.implementation.createHTMLDocument();
    const chosen = release('agent', '1.0.0');
    preloadPage(chosen, 'home', page);
    preloadPage(chosen, 'home', page);
    const links = [...page.head.querySelectorAll('link')];

    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/remotes/agent/1.0.0/remoteEntry.js',
      '/remotes/agent/1.0.0/home.js',
      '/remotes/agent/1.0.0/home.css',
    ]);
    expect(links.every((link) => link.getAttribute('integrity')?.startsWith('sha384-'))).toBe(true);
  });

  it('asks for the images of the page before anything shows them, as an image element does', () => {
    const page = document.implementation.createHTMLDocument();
    const { pages, integrity, ...rest } = release('agent', '1.0.0');
    const home = { js: ['home.js'], css: [], images: ['street.svg'] };
    const drawn = {
      ...rest,
      pages: { ...pages, home },
      integrity: { ...integrity, 'street.svg': 'sha384-x' },
    };
    preloadPage(drawn, 'home', page);
    const link = page.head.querySelector<HTMLLinkElement>('link[href$=".svg"]');

    expect(link?.getAttribute('as')).toBe('image');
    // No integrity or crossorigin: an image element has none, so the browser would load the file twice.
    expect(link?.getAttributeNames().toSorted()).toEqual(['as', 'fetchpriority', 'href', 'rel']);
  });
});
