import type { AddressFilter } from '@portal/domain/address';
import { Button } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Field } from '@portal/ui/field';
import { FilterBar } from '@portal/ui/filter-bar';
import { Select } from '@portal/ui/input';
import { useMemo } from 'react';
import { of } from 'rxjs';
import { orElse, useApi, useResource } from '../portal';

interface AddressFiltersProps {
  /** '' for all. */
  readonly country: string;
  readonly region: string;
  readonly onFilter: (filter: AddressFilter) => void;
}

/** Country, then a region of that country. */
export function AddressFilters({ country, region, onFilter }: AddressFiltersProps) {
  const { geography } = useApi();
  const countries = useResource(useMemo(() => geography.countries().pipe(orElse([])), [geography]));
  const regions = useResource(
    useMemo(
      () => (country === '' ? of([]) : geography.regions(country).pipe(orElse([]))),
      [geography, country],
    ),
  );
  const knownCountries = countries.status === 'ready' ? countries.value : [];
  const knownRegions = regions.status === 'ready' ? regions.value : [];
  return (
    <Card as="div">
      <CardBody>
        <FilterBar
          role="group"
          aria-label="Filtres"
          actions={
            (country !== '' || region !== '') && (
              <Button variant="quiet" onClick={() => onFilter({})}>
                Effacer
              </Button>
            )
          }
        >
          <Field label="Pays" size="sm">
            {(ties) => (
              <Select
                {...ties}
                value={country}
                onChange={({ target: { value } }) => onFilter(value === '' ? {} : { country: value })}
              >
                <option value="">Tous les pays</option>
                {withCurrent(knownCountries, country).map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Département" size="sm">
            {(ties) => (
              <Select
                {...ties}
                value={region}
                disabled={country === ''}
                onChange={({ target: { value } }) =>
                  onFilter(value === '' ? { country } : { country, region: value })
                }
              >
                <option value="">Tous les départements</option>
                {withCurrent(knownRegions, region).map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </FilterBar>
      </CardBody>
    </Card>
  );
}

interface Named {
  readonly code: string;
  readonly name: string;
}

/** What the address of the page asks for stays chosen while its name has not come. */
function withCurrent(known: readonly Named[], current: string): readonly Named[] {
  const isListed = current === '' || known.some(({ code }) => code === current);
  return isListed ? known : [...known, { code: current, name: current }];
}
