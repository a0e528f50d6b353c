import { sceneOfHost } from './host-scene';

const scene = sceneOfHost();

describe('reports of violations', () => {
  it.each([
    ['application/csp-report', { 'csp-report': {} }, 1],
    ['application/reports+json', [{}, {}], 2],
  ])('are counted when they come as %s', async (type, payload, count) => {
    const answer = await scene.host.app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    });

    expect(answer.statusCode).toBe(204);
    expect(scene.host.reports.count).toBe(count);
  });

  it.each([
    [
      'application/csp-report',
      {
        'csp-report': { 'document-uri': 'https://p.example/password/reset/token=SECRET', referrer: 'SECRET' },
      },
    ],
    [
      'application/reports+json',
      [
        {
          type: 'csp-violation',
          url: 'https://p.example/password/reset/token=SECRET',
          body: { sample: 'SECRET' },
        },
      ],
    ],
  ])('keep and log nothing of the reset link of the page they come from: %s', async (type, payload) => {
    const lines: string[] = [];
    const logging = scene.newHost({
      upstreams: [],
      logLevel: 'warn',
      logTo: { write: (line) => lines.push(line) },
    });
    logging.open(undefined);
    await logging.app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    });
    await logging.app.close();

    expect(lines.join('')).toContain('policy violation');
    expect(lines.join('') + JSON.stringify(logging.reports.last)).not.toContain('SECRET');
  });
});
