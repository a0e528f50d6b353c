import { belowOf, type Resource } from './resource';

export interface ResourceTable {
  readonly all: readonly Resource[];
  /** @throws Error for an unknown name: a mistake in a definition, found when the server starts */
  find(name: string): Resource;
}

export function resourceTable(all: readonly Resource[]): ResourceTable {
  const byName = new Map(all.map((resource) => [resource.name, resource]));
  const find = (name: string): Resource => {
    const resource = byName.get(name);
    if (!resource) throw new Error(`No resource is named ${name}`);
    return resource;
  };
  for (const resource of all) {
    belowOf(resource).forEach(({ target }) => find(target));
    resource.fields.forEach(({ through }) => through === undefined || find(through));
  }
  return { all, find };
}
