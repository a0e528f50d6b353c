import { map, of } from 'rxjs';
import type { ChoiceGroup } from '@portal/features/listing';
import { orElse, useApi, useResource } from '../resource';

/**
 * Statuses of a proposal for its filter. Their list comes from the server (section 4); it is asked for when someone
 * reaches for the filters, and only reported when it fails.
 *
 * @returns undefined while it is on its way.
 */
export function useStatusChoices(isAsked: boolean): readonly ChoiceGroup[] | undefined {
  const api = useApi();
  const resource = useResource(
    () =>
      isAsked
        ? api.lookups.list('propositionStatus').pipe(
            map((entries) => [
              { heading: '', choices: entries.map(({ id, name }) => ({ value: id, label: name })) },
            ]),
            orElse<readonly ChoiceGroup[]>([]),
          )
        : of(undefined),
    [api, isAsked],
  );
  return resource.value;
}
