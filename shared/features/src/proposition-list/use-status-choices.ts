import { map, of } from 'rxjs';
import type { ChoiceGroup } from '@portal/features/listing';
import { orElse, useApi, useResource } from '../resource';

/**
 * Options of the proposal status filter. The server provides them (section 4); they are loaded when the user approaches
 * the filters, and a failure is only reported.
 *
 * @returns undefined while loading.
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
