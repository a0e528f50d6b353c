import type { Method, Reply } from '../../testing/signed-client';
import { withIds, type Actor, type Ids, type Scene } from '../scene';

export interface Call {
  readonly as: Actor;
  /** Method and path with ids of the scene, such as `GET /admin/api/requests/{january}`. */
  readonly call: string;
  readonly body?: object;
  readonly status: number;
  /** The body, compared with `toMatchObject`. */
  readonly like?: (ids: Ids) => object;
  readonly also?: (reply: Reply, scene: Scene) => void;
}

export interface Story {
  readonly story: string;
  readonly run: (scene: Scene) => Promise<void>;
}

/** The calls for each row; the key is the beginning of the row in the specification. */
export type Rows = Readonly<Record<string, readonly (Call | Story)[]>>;

export const titleOf = (walk: Call | Story): string =>
  'story' in walk ? walk.story : `${walk.as}: ${walk.call} answers ${walk.status}`;

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
