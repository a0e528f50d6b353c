import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Method } from '../testing/signed-client';
import { idsOf, useScene, withIds, type Actor, type Ids, type Scene } from './scene';
import calls from './section-7/calls.json' with { type: 'json' };
import { stories, type Run } from './section-7/stories';

/** One call; `{name}` stands for an id of the scene, `{"$match": "…"}` for a text that matches. */
interface Call {
  readonly as: Actor;
  /** Method and path. */
  readonly call: string;
  readonly body?: object;
  readonly status: number;
  /** The body, compared with `toMatchObject`. */
  readonly like?: object;
  readonly headers?: object;
  readonly text?: string;
  readonly count?: number;
  /** Ids that are among those of the body, or not. */
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
}

/** The calls of each row; the key is the beginning of the row in the specification. */
const rows = Object.entries(calls as Readonly<Record<string, readonly Call[]>>);
const scene = useScene();

/** Puts ids and matchers in the place of their names. */
function filled<T>(value: T, ids: Ids): T {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) => {
    if (typeof part === 'string') return ids[/^\{(\w+)\}$/.exec(part)?.[1] ?? ''] ?? part;
    return typeof part === 'object' && part !== null && '$match' in part
      ? (expect.stringMatching(String(part.$match)) as unknown)
      : part;
  }) as T;
}

async function walk({ as, ids }: Scene, row: Call): Promise<void> {
  const [method = 'GET', path = ''] = row.call.split(' ');
  const reply = await as[row.as].send(method as Method, withIds(path, ids), row.body);
  const { like, headers = {}, text, count, has = [], lacks = [] } = filled(row, ids);
  expect({ status: reply.status, text: reply.text }).toMatchObject({ status: row.status });
  expect(reply.headers).toMatchObject(headers);
  if (like) expect(reply.body).toMatchObject(like);
  if (text !== undefined) expect(reply.text).toBe(text);
  if (count !== undefined) expect(reply.body).toHaveLength(count);
  expect(idsOf(reply.body)).toEqual(expect.arrayContaining([...has]));
  for (const id of lacks) expect(idsOf(reply.body)).not.toContain(id);
}

/** The rows of section 7, verbatim from the specification. */
const specified = readFileSync(path.join(__dirname, 'section-7/specification.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- ') || line.startsWith('GET items/'))
  .map((line) => line.replace(/^- /, ''));

const walks = rows.map(([row, list]): [string, [string, Run][]] => {
  const single = list.map((call): [string, Run] => [
    `${call.as}: ${call.call} answers ${call.status}`,
    (on) => walk(on, call),
  ]);
  return [row, [...single, ...Object.entries(stories[row] ?? {})]];
});

it('walks every row of section 7 of the specification, and no other', () => {
  const rowOf = (start: string): string[] => specified.filter((row) => row.startsWith(start));
  expect(rows.map(([start]) => [start, rowOf(start).length])).toEqual(rows.map(([start]) => [start, 1]));
  expect(rows.flatMap(([start]) => rowOf(start)).toSorted()).toEqual(specified.toSorted());
  expect(Object.keys(stories).filter((row) => !(row in calls))).toEqual([]);
});

describe.each(walks)('%s', (_row, list) => {
  it.each(list)('%s', async (_title, run) => {
    await expect(run(scene())).resolves.toBeUndefined();
  });
});
