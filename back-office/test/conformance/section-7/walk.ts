import type { Method, Reply } from '../../testing/signed-client';
import { withIds, type Actor, type Ids, type Scene } from '../scene';

/** One call of a row of section 7 of the specification, and what must answer. */
export interface Call {
  readonly as: Actor;
  /** `GET /admin/api/requests/{january}`: method, and path with ids of the scene. */
  readonly call: string;
  readonly body?: object;
  readonly status: number;
  /** What the body is like, `toMatchObject`. */
  readonly like?: (ids: Ids) => object;
  readonly also?: (reply: Reply, scene: Scene) => void;
}

/** Several calls that belong together. */
export interface Story {
  readonly story: string;
  readonly run: (scene: Scene) => Promise<void>;
}

/** What is walked for each row; the key is how the row begins in the specification. */
export type Rows = Readonly<Record<string, readonly (Call | Story)[]>>;

export const titleOf = (walk: Call | Story): string =>
  'story' in walk ? walk.story : `${walk.as}: ${walk.call} answers ${walk.status}`;

/** Makes the call, or the calls, and looks at what answers. */
export async function walkOf(walk: Call | Story, scene: Scene): Promise<void> {
  if ('story' in walk) {
    await walk.run(scene);
    return;
  }
  const [method = 'GET', path = ''] = walk.call.split(' ');
  const reply = await scene.as[walk.as].send(method as Method, withIds(path, scene.ids), walk.body);
  expect({ status: reply.status, text: reply.text }).toMatchObject({ status: walk.status });
  if (walk.like) expect(reply.body).toMatchObject(walk.like(scene.ids));
  walk.also?.(reply, scene);
}
