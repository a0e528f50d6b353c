import { askEarly, earlyAnswerAt } from './early-answers';

const DATE = 'Fri, 27 Nov 2026 12:00:00 GMT';
const fetched = jest.fn(async () => new Response('{"from":"server"}'));

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" data-answer="/remotes.json?role=AGENT" data-date="${DATE}">{"from":"page"}</script>`;
  Object.assign(globalThis, { fetch: fetched });
});

it('takes what came with the page once, with the time of the server, and asks for everything else', async () => {
  const [first, again, other] = await Promise.all(
    ['/remotes.json?role=AGENT', '/remotes.json?role=AGENT', '/config.json'].map((at) => askEarly(at, {})),
  );
  expect(first?.headers.get('date')).toBe(DATE);
  await expect(first?.json()).resolves.toEqual({ from: 'page' });
  await expect(again?.json()).resolves.toEqual({ from: 'server' });
  await expect(other?.json()).resolves.toEqual({ from: 'server' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('says for whom the registry came', () => {
  expect(earlyAnswerAt('/remotes.json')).toBe('/remotes.json?role=AGENT');
  expect(earlyAnswerAt('/config.json')).toBeUndefined();
});
