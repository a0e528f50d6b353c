import type { FastifyInstance } from 'fastify';
import { refuseOtherMethods, type Method } from '../http/refuse-methods';
import type { Services } from '../http/services';
import type { Mounted } from './item-request';
import { mountBelow, mountItem, mountList } from './read-routes';
import { mountChangeRehearsal, mountCreationRehearsal } from './rehearse';
import { belowOf, type Resource, type ResourceTable } from './resource';
import { mountCreate, mountRemove, mountUpdate } from './write-routes';

/** Mounts a resource's list, items, associations and writes, each with its policy; other methods answer 405. */
export function mountResource(
  app: FastifyInstance,
  table: ResourceTable,
  resource: Resource,
  services: Services,
): void {
  const path = `/admin/api/${resource.name}`;
  const mounted: Mounted = { app, table, resource, services, path };
  const { hasList, create, update, remove, subject, isRehearsed = false } = resource;
  const onList: Method[] = [];
  const onItem: Method[] = ['GET'];
  if (hasList) onList.push(mountList(mounted));
  mountItem(mounted);
  if (create) onList.push(mountCreate(mounted, create));
  if (update) onItem.push(mountUpdate(mounted, update));
  if (remove) onItem.push(mountRemove(mounted, remove));
  if (isRehearsed && create) mountCreationRehearsal(mounted, create);
  if (isRehearsed && update) mountChangeRehearsal(mounted, update);
  const guarded = { access: 'signed', subject, verb: 'read' } as const;
  for (const below of belowOf(resource)) {
    mountBelow(mounted, below);
    refuseOtherMethods(app, `${path}/:id/${below.name}`, ['GET'], guarded);
  }
  refuseOtherMethods(app, path, onList, guarded);
  refuseOtherMethods(app, `${path}/:id`, onItem, guarded);
}
