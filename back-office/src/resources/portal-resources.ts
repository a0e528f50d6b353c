import { addresses } from './addresses';
import { agencies } from './agencies';
import { files } from './files';
import { geography, lists, staff } from './lists';
import { people } from './people';
import type { PersonWriteServices } from './person-writes';
import { projects } from './projects';
import { propositions, type DecisionSettings } from './propositions';
import { resourceTable, type ResourceTable } from './resource';

export const portalResources = (services: PersonWriteServices & DecisionSettings): ResourceTable =>
  resourceTable([
    people(services),
    addresses,
    projects,
    propositions(services),
    ...agencies,
    ...staff,
    ...geography,
    ...lists,
    files,
  ]);
