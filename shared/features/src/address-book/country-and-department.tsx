import {
  type AddressDraft,
  departmentOfPostalCode,
  departmentPlaceholder,
  type Region,
} from '@portal/domain/address';
import { Fields, type FieldTable, useChangeField, useFormValues } from '@portal/forms';
import { Button } from '@portal/ui/button';
import { RotateCw } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import { useEffect, useRef } from 'react';
import { NEVER } from 'rxjs';
import { useApi, useResource } from '../resource';

interface CountryAndDepartmentProps {
  readonly fields: FieldTable<AddressDraft>;
  readonly onRegions: (regions: readonly Region[] | undefined) => void;
}

/** Country and department selects (section 5). A French postal code chooses its department, and stays beside another. */
export function CountryAndDepartment({ fields, onRegions }: CountryAndDepartmentProps) {
  const { geography } = useApi();
  const { country, region, postalCode } = useFormValues<AddressDraft>();
  const change = useChangeField<AddressDraft>();
  const countries = useResource(() => geography.countries(), [geography]);
  const regions = useResource(
    () => (country === '' ? NEVER : geography.regions(country)),
    [geography, country],
  );
  const departments = regions.value;

  useEffect(() => {
    onRegions(departments);
    // The country changed: clear a department that is not one of its own.
    if (departments !== undefined && region !== '' && !departments.some(({ code }) => code === region))
      change('region', '');
  }, [departments, region, change, onRegions]);

  const byCode = country === 'FR' ? departmentOfPostalCode(postalCode) : '';
  const coded = departments?.find(({ code }) => code === byCode);
  const followed = useRef(byCode);
  useEffect(() => {
    // One that was stored, or chosen, beside the same code is left as it is.
    if (coded === undefined || (coded.code === followed.current && region !== '')) return;
    followed.current = coded.code;
    change('region', coded.code);
  }, [coded, region, change]);

  const knownCountries = countries.value ?? [];
  const hasFailed = countries.status === 'failed' || regions.status === 'failed';
  return (
    <>
      <Fields
        of={fields}
        layout={[['country', 'region']]}
        more={{
          country: {
            options:
              knownCountries.length === 0 && country !== ''
                ? [{ value: country, label: country }]
                : knownCountries.map(({ code, name }) => ({ value: code, label: name })),
            placeholder: countries.status === 'loading' ? 'Chargement…' : 'Choisissez un pays',
            loading: countries.status === 'loading',
          },
          region: {
            options: departments?.map(({ code, name }) => ({ value: code, label: name })) ?? [],
            placeholder: departmentPlaceholder(departments) ?? 'Choisissez un département',
            loading: regions.status === 'loading',
            disabled: departments === undefined || departments.length === 0,
            hint:
              coded !== undefined && region !== '' && region !== coded.code
                ? `D’après le code postal\u00A0: ${coded.name}.`
                : undefined,
          },
        }}
      />
      {hasFailed && (
        <Notice tone="danger" role="alert">
          La liste des pays ou des départements n’a pas pu être chargée.{' '}
          <Button
            variant="quiet"
            icon={RotateCw}
            onClick={() => {
              if (countries.status === 'failed') countries.reload();
              if (regions.status === 'failed') regions.reload();
            }}
          >
            Réessayer
          </Button>
        </Notice>
      )}
    </>
  );
}
