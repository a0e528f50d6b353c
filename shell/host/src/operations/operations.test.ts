import { sceneOfHost } from '../../test/host-scene';
import type { OperatedOffice } from './operations';

const scene = sceneOfHost();
const TOKEN = 'a-token-of-the-monitoring-long-enough';

const office = (changes: Partial<OperatedOffice> = {}): OperatedOffice => ({
  isReady: () => Promise.resolve(true),
  isWritable: () => true,
  gauges: () => Promise.resolve([{ name: 'portal_mail_queue', help: 'Messages that wait.', value: 3 }]),
  ...changes,
});

describe('readiness', () => {
  it('is told while the database answers, and 503 with a time to come back while it does not', async () => {
    let isReady = true;
    const host = await scene.open({}, scene.backOffice, office({ isReady: () => Promise.resolve(isReady) }));
    const well = await host.app.inject('/readyz');
    isReady = false;
    const away = await host.app.inject('/readyz');
    const alive = await host.app.inject('/healthz');

    expect(well.json()).toEqual({ status: 'ok', details: { database: 'ok' } });
    expect([well.statusCode, away.statusCode, alive.statusCode]).toEqual([200, 503, 200]);
    expect(away.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  });
});

it('health says degraded while the disk takes no writes, and stays 200: reads go on', async () => {
  const host = await scene.open({}, scene.backOffice, office({ isWritable: () => false }));
  const answer = await host.app.inject('/healthz');

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'degraded' });
});

describe('metrics', () => {
  const open = (readers: 'loopback' | 'nobody' | { token: string }) =>
    scene.open({ metricsReaders: readers, version: '1.2.3' }, scene.backOffice, office());

  it('count requests by declared route and status, never by path', async () => {
    const host = await open('loopback');
    await host.app.inject('/password/reset/token=s3cret-of-somebody');
    await host.app.inject('/remotes/agent/1.0.0/entry.js');
    host.metrics.note({ method: 'GET', route: '/admin/api/requests/:id', status: 404, seconds: 0.2 });
    for (let time = 0; time < 2; time += 1)
      host.metrics.note({ method: 'POST', route: '/api/login', status: 429, seconds: 0.01 });
    const { body, headers } = await host.app.inject('/metrics');

    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(body).toContain('portal_http_requests_total{method="GET",route="/remotes/*",status="200"} 1\n');
    expect(body).toContain('route="/admin/api/requests/:id",status="404"} 1\n');
    expect(body).toContain('route="page or file"');
    expect(body).not.toContain('s3cret');
    expect(body).toContain('_bucket{le="0.1",method="GET",route="/admin/api/requests/:id"} 0\n');
    expect(body).toContain('_bucket{le="0.25",method="GET",route="/admin/api/requests/:id"} 1\n');
    expect(body).toContain('_bucket{le="+Inf",method="GET",route="/admin/api/requests/:id"} 1\n');
    expect(body).toContain('# TYPE portal_mail_queue gauge\nportal_mail_queue 3\n');
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds ');
    expect(body).toContain('process_resident_memory_bytes ');
    expect(body).toContain(`portal_build_info{version="1.2.3",node="${process.versions.node}"} 1`);
    expect(body).toContain('portal_refusals_total{limit="attempts",route="/api/login"} 2\n');
    // Every line is a comment or a sample in Prometheus format: no number where no turn of the event loop was measured yet.
    const sample = /^[a-z_]\w*(\{\w+="[^"\n]*"(,\w+="[^"\n]*")*\})? (?:Nan|[\d.e+-]+)$/;
    const strange = body
      .trimEnd()
      .split('\n')
      .filter((line) => line !== '' && !/^# (HELP|TYPE) /.test(line) && !sample.test(line));
    expect(strange).toEqual([]);
  });

  it('are no page for others: another machine, whoever comes through a proxy, or anybody where nobody may', async () => {
    const here = await open('loopback');
    const nowhere = await open('nobody');
    const answers = await Promise.all([
      here.app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' }),
      here.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.7' } }),
      here.app.inject({ url: '/metrics', headers: { forwarded: 'for=192.0.2.7' } }),
      nowhere.app.inject('/metrics'),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('are for whoever shows the token, from anywhere', async () => {
    const host = await open({ token: TOKEN });
    const ask = (authorization?: string) =>
      host.app.inject({
        url: '/metrics',
        remoteAddress: '192.0.2.7',
        headers: authorization === undefined ? {} : { authorization },
      });
    const answers = [
      await ask(`Bearer ${TOKEN}`),
      await ask(`Bearer ${TOKEN}x`),
      await ask('Bearer '),
      await ask(),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404]);
  });
});
