import { draw } from '../../../../../shared/remote-sdk/drawing/draw.mjs';
import { createServedShells } from '../../shells/served-shells';
import { createFirstPaints, type FirstPaintOptions } from './create-first-paint';
import { createScene, SVG, type SceneChanges } from '../../../test/first-paint-scene';

let scene: ReturnType<typeof createScene>;
let now: number;
let problems: unknown[];
/** Answer of the content service; undefined: it never answers. */
let answer: { readonly status: number; readonly body: string } | undefined;
let asked: string[];

const words = (text: string) => ({ status: 200, body: JSON.stringify({ data: text }) });

beforeEach(() => {
  scene = createScene();
  now = Date.UTC(2026, 10, 22, 12);
  problems = [];
  asked = [];
  answer = words('Their words');
});
afterEach(() => scene.remove());

const paints = (options: Partial<FirstPaintOptions> = {}) =>
  createFirstPaints({
    dist: scene.dist,
    shells: createServedShells({ dist: scene.dist }),
    config: { demo: true },
    ask: (address) => {
      asked.push(address);
      return answer ? Promise.resolve(answer) : new Promise(() => undefined);
    },
    now: () => now,
    report: (problem) => problems.push(problem),
    // Longer than any drawing takes, on a busy machine too.
    patience: 30_000,
    ...options,
  });

const htmlAt = async (changes?: SceneChanges) => {
  scene.write(changes);
  return (await paints().at('/'))?.html;
};

describe('the first paint of a page', () => {
  it('is the page of the release with the words of the content service, inside the frame of the shell', async () => {
    scene.write();
    const first = await paints().at('/');

    expect(first?.html).toMatch(
      /^<header>Accueil<\/header><div data-remote="public" data-version="1\.0\.0"><h1>Their words<\/h1><p>home \/ /,
    );
    expect(first?.answers).toEqual({ '/items/words {}': { data: 'Their words' } });
    expect(asked).toEqual(['/items/words']);
    expect(problems).toEqual([]);
  });

  it('has its styles and its picture in it, and names the files that take it over', async () => {
    scene.write();
    const first = await paints().at('/');

    expect(first?.styles).toBe('.frame{}.a{background:url(/remotes/public/1.0.0/street.svg)}');
    const [, picture = ''] = /<img src="([^"]*)">/.exec(first?.html ?? '') ?? [];
    expect(decodeURIComponent(picture)).toBe(`data:image/svg+xml,${SVG.replaceAll('"', "'")}`);
    expect(first?.files.map(({ href }) => href)).toEqual([
      '/remotes/public/1.0.0/entry.js',
      '/remotes/public/1.0.0/home.js',
      '/remotes/public/1.0.0/home.css',
    ]);
  });

  it('is drawn once for the same words of the same day', async () => {
    scene.write();
    const counted = jest.fn(draw);
    const first = paints({ draw: counted });
    await first.at('/');
    await Promise.all([first.at('/'), first.at('/')]);
    // First to find its content requests, then with the answers.
    expect(counted).toHaveBeenCalledTimes(2);

    answer = words('Other words');
    await first.at('/');
    expect(counted).toHaveBeenCalledTimes(3);
    // Midnight in Paris: legal texts on the page may change with the day.
    now = Date.UTC(2026, 10, 22, 23, 0, 1);
    await first.at('/');
    expect(counted).toHaveBeenCalledTimes(4);
    scene.write();
    await first.at('/');
    expect(counted).toHaveBeenCalledTimes(6);
  });

  it('is the one before while a new one takes too long, or fails', async () => {
    scene.write();
    let pace: 'usual' | 'never' | 'fails' = 'usual';
    const first = paints({
      patience: 1500,
      draw: (tasks, at) =>
        ({
          usual: () => draw(tasks, at),
          never: () => new Promise<unknown[]>(() => undefined),
          fails: () => Promise.reject(new Error('No')),
        })[pace](),
    });
    await first.at('/');
    for (const next of ['fails', 'never'] as const) {
      pace = next;
      now += 6000;
      answer = words(`Words of ${next}`);
      expect((await first.at('/'))?.html).toContain('Their words');
    }
  });

  it('of an address with a parameter is the same for every value', async () => {
    scene.write({ route: { path: '/list/reset/:token' } });
    const first = paints();
    expect((await first.at('/list/reset/token=abc'))?.html).toContain('home /list/reset/:token');
    expect(await first.at('/list/reset/token=abc/more')).toBeUndefined();
    expect(await first.at('/list/reset')).toBeUndefined();
  });

  it('says the release’s own words when the content service is down, and leaves that alone for a while', async () => {
    scene.write();
    answer = { status: 503, body: '' };
    const first = paints();
    expect((await first.at('/'))?.html).toContain('<h1>Own words</h1>');
    await first.at('/');
    expect(asked).toHaveLength(1);
    now += 5001;
    answer = words('Back');
    expect((await first.at('/'))?.html).toContain('<h1>Back</h1>');
  });

  it.each([
    ['is silent', undefined],
    ['keeps it to itself', { status: 403, body: '{}' }],
    ['answers something else', { status: 200, body: '<html>' }],
    ['answers without end', { status: 200, body: JSON.stringify('x'.repeat(200_001)) }],
  ])('says the release’s own words when the content service %s', async (_, said) => {
    answer = said;
    expect(await htmlAt()).toContain('<h1>Own words</h1>');
  });

  it('is none of a page that has nothing to say without the content service', async () => {
    answer = { status: 503, body: '' };
    expect(
      await htmlAt({ drawing: { file: 'drawing.0.js', pages: { home: 'with-content' } } }),
    ).toBeUndefined();
    expect(problems).toEqual([]);
  });
});

describe('without any doubt, or not at all', () => {
  it.each<[string, SceneChanges]>([
    ...['drawing.0.js', 'remote.json', 'home.css', 'street.svg', 'drawing.1.js', 'frame.css'].map(
      (file): [string, SceneChanges] => [`whose ${file} was altered`, { altered: { [file]: '{}' } }],
    ),
    ['that throws', { pageCode: 'globalThis.drawing = { drawPage() { throw new Error("No") } }' }],
    ['that is no drawing', { pageCode: 'const a = 1' }],
    [
      'that runs a script',
      {
        pageCode:
          'globalThis.drawing = { drawPage: () => ({ html: "<script>1</script>", isInert: false, asked: [] }) }',
      },
    ],
    [
      'that never ends its work in time',
      { pageCode: 'globalThis.drawing = { drawPage: () => new Promise(() => undefined) }' },
    ],
  ])('a release %s is not shown, and told', async (_, changes) => {
    expect(await htmlAt(changes)).toBeUndefined();
    expect(problems).toHaveLength(1);
  });

  it.each<[string, SceneChanges]>([
    ['is switched off', { entry: { disabled: { message: 'De retour à midi.' } } }],
    ['does not fit the shell', { requires: { contract: 9, kit: '^1.0.0', react: '^19.0.0' } }],
    ['draws nothing', { drawing: null }],
    ['does not draw this page', { drawing: { file: 'drawing.0.js', pages: {} } }],
    ['is not for visitors', { route: { roles: ['AGENT'] } }],
    ['asks for a session', { route: { access: 'signed-in' } }],
    ['claims a path of others', { route: { path: '/usersList' } }],
  ])('a release that %s is not shown', async (_, changes) => {
    expect(await htmlAt(changes)).toBeUndefined();
    scene.write(changes);
    expect(await paints().at('/usersList')).toBeUndefined();
    expect(problems).toEqual([]);
  });

  it('a canary for visitors is told, for the page to say whom it draws', async () => {
    const canary = { version: '1.0.0', percent: 10, salt: 'a' };
    scene.write({ entry: { canary } });
    const first = await paints().at('/');
    expect(first?.canaries).toEqual([{ percent: 10, salt: 'a' }]);
    scene.write({ entry: { canary: { ...canary, roles: ['AGENT'] } } });
    expect((await paints().at('/'))?.canaries).toEqual([]);
  });
});

describe('what stands there for who is signed in', () => {
  it('is the shape of a first screen, drawn once a day', async () => {
    scene.write();
    const first = paints();
    const drawn = await first.skeletonsAt('/anything', 'APPLICANT');
    expect(drawn?.html).toEqual({ applicant: '<p>applicant 2026-11-22T12:00:00.000Z</p>' });
    expect((await first.skeletonsAt('/', 'AGENT'))?.html).toEqual({ staff: '<p>staff</p>' });
    expect(await first.skeletonsAt('/', 'VISITOR')).toBeUndefined();
    expect(drawn?.styles).toBe('.frame{}');
    now += 60_000;
    expect((await first.skeletonsAt('/', 'APPLICANT'))?.html.applicant).toContain('12:00:00');
    now = Date.UTC(2026, 10, 23, 12);
    expect((await first.skeletonsAt('/', 'APPLICANT'))?.html.applicant).toContain('2026-11-23');
    expect(problems).toEqual([]);
  });

  it.each(['/list', '/list/12', '/LIST/'])('knows what %s opens for a role', async (address) => {
    scene.write();
    const [screen] = (await paints().skeletonsAt(address, 'AGENT'))?.screens ?? [];
    expect(screen).toMatchObject({
      roles: ['AGENT', 'DIRECTOR'],
      description: '/remotes/public/1.0.0/remote.json',
      entry: '/remotes/public/1.0.0/entry.js',
    });
    expect(screen?.files.map(({ href }) => href)).toEqual([
      '/shell/1/signed.js',
      ...['entry.js', 'list.js', 'list-part.js', 'list.css'].map((file) => `/remotes/public/1.0.0/${file}`),
    ]);
    expect(screen?.small.has('/remotes/public/1.0.0/list-part.js')).toBe(true);
    expect(screen?.small.has('/remotes/public/1.0.0/list.js')).toBe(false);
  });

  it('foretells nothing to a role of which a canary draws some', async () => {
    scene.write({ entry: { canary: { version: '1.0.0', percent: 5, roles: ['AGENT'], salt: 'a' } } });
    expect((await paints().skeletonsAt('/list', 'AGENT'))?.screens).toEqual([]);
    expect((await paints().skeletonsAt('/list', 'DIRECTOR'))?.screens).toHaveLength(1);
  });
});
