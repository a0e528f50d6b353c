import { type Affiliation, affiliationLink } from '@portal/domain/affiliation';
import { affiliationTexts } from '@portal/domain/search';
import {
  countWords,
  ExportButton,
  ListFrame,
  ListHelp,
  useFoundRows,
  useTypedSearch,
} from '@portal/features/listing';
import { useApi, useResource } from '@portal/features/resource';
import { NoResult } from '@portal/ui/artwork';
import { Button, ButtonRow } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Plus } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import { SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { useId, useMemo, useState } from 'react';
import { affiliationCsvColumns } from './affiliation-columns';
import { AffiliationKit } from './affiliation-kit';
import { AffiliationRows } from './affiliation-rows';
import styles from './affiliations.module.css';
import { useCopy } from './use-copy';

const NONE: readonly Affiliation[] = [];

/** The affiliations (section 2): key, name, supervisor e-mail, URL, and the link with `?agent=` and the key. */
export function Affiliations({ portalOrigin }: { readonly portalOrigin: string }) {
  const api = useApi();
  const affiliations = useResource(() => api.affiliations.list(), [api]);
  const loaded = affiliations.value ?? NONE;
  const typed = useTypedSearch();
  const { found, isSearching, isComing } = useFoundRows(loaded, typed.text, affiliationTexts);
  const csvColumns = useMemo(() => affiliationCsvColumns(portalOrigin), [portalOrigin]);
  const [shown, setShown] = useState<Affiliation>();
  const { copy, copied, refused, forget } = useCopy<Affiliation>();
  const linkOf = (affiliation: Affiliation) => affiliationLink(portalOrigin, affiliation);

  return (
    <>
      <ListFrame
        title="Affiliations"
        width="desk"
        help={<ListHelp title="Affiliations" page="affiliations" />}
        actions={
          <ButtonRow className={styles.actions}>
            <ExportButton
              noun="affiliation"
              columns={csvColumns}
              rows={affiliations.value && !isComing ? found : undefined}
              lacksNames={false}
              cut={undefined}
            />
            <InertAddButton />
          </ButtonRow>
        }
        typed={typed}
        searchExample="Clé, nom, e-mail, URL"
        criteria={NONE_IN_FORCE}
        isFiltered={false}
        resource={affiliations}
        isComing={isComing}
        skeleton={
          <SkeletonCard label="Chargement des affiliations">
            <SkeletonRows count={6} height="2.75rem" />
          </SkeletonCard>
        }
        alert={
          refused && (
            <Notice tone="danger" role="alert">
              Votre navigateur a refusé la copie. Sélectionnez et copiez le lien «{'\u00A0'}
              {refused.name}
              {'\u00A0'}»{'\u00A0'}: {linkOf(refused)}
            </Notice>
          )
        }
        count={
          affiliations.value && !isComing
            ? countWords(
                found.length,
                'affiliation',
                isSearching && loaded.length > 0 ? loaded.length : undefined,
              )
            : undefined
        }
        loaded={loaded.length}
        found={found.length}
        noMatch="Aucune affiliation ne correspond"
        empty={NO_AFFILIATION}
        news={{ words: copied && `Lien «\u00A0${copied.name}\u00A0» copié.`, onClose: forget }}
      >
        {() => (
          <AffiliationRows
            rows={found}
            portalOrigin={portalOrigin}
            onCopy={(affiliation) => copy(linkOf(affiliation), affiliation)}
            onCode={setShown}
          />
        )}
      </ListFrame>
      {shown && (
        <AffiliationKit affiliation={shown} link={linkOf(shown)} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

const NONE_IN_FORCE: readonly never[] = [];

const NO_AFFILIATION = (
  <EmptyState art={<NoResult />} title="Aucune affiliation">
    Les affiliations de votre réseau apparaîtront ici.
  </EmptyState>
);

/** The add button of the specification, which does nothing (section 2), with an explanation. */
// Observed in the reference portal and kept: the button does nothing. docs/observed-behaviour.md#affiliations-add
function InertAddButton() {
  const reasonId = useId();
  return (
    <div className={styles.add}>
      <Button icon={Plus} aria-disabled="true" aria-describedby={reasonId}>
        Ajouter
      </Button>
      <Text id={reasonId} size="xs" tone="muted" className={styles.why}>
        Une affiliation se crée dans le back-office du réseau, pas sur cet écran.
      </Text>
    </div>
  );
}
