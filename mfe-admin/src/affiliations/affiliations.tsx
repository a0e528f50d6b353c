import { type Affiliation, affiliationLink } from '@portal/domain/affiliation';
import { affiliationTexts } from '@portal/domain/search';
import {
  countWords,
  ExportButton,
  ListNotices,
  ListTools,
  NoMatch,
  PrintedCriteria,
  SearchField,
  useFoundRows,
  useTypedSearch,
} from '@portal/features/listing';
import { Loaded, useApi, useResource } from '@portal/features/resource';
import { PageContent } from '@portal/features/texts';
import { NoResult } from '@portal/ui/artwork';
import { ButtonRow } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Notice } from '@portal/ui/notice';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { useMemo, useRef, useState } from 'react';
import { affiliationCsvColumns } from './affiliation-columns';
import { AffiliationKit } from './affiliation-kit';
import { AffiliationRows } from './affiliation-rows';
import styles from './affiliations.module.css';
import { InertAddButton } from './inert-add-button';
import { useCopy } from './use-copy';

interface AffiliationsProps {
  /** Where the portal is, for the links of the affiliations. */
  readonly portalOrigin: string;
}

const NONE: readonly Affiliation[] = [];

/** The affiliations (section 2): key, name, supervisor e-mail, URL, and the link with `?agent=` and the key. */
export function Affiliations({ portalOrigin }: AffiliationsProps) {
  const api = useApi();
  const affiliations = useResource(() => api.affiliations.list(), [api]);
  const loaded = affiliations.value;
  const typed = useTypedSearch();
  const { found, isSearching } = useFoundRows(loaded ?? NONE, typed.text, affiliationTexts);
  const csvColumns = useMemo(() => affiliationCsvColumns(portalOrigin), [portalOrigin]);
  const [shown, setShown] = useState<Affiliation>();
  const { copy, copied, refused, forget } = useCopy<Affiliation>();
  const field = useRef<HTMLInputElement>(null);
  const count =
    loaded &&
    countWords(found.length, 'affiliation', isSearching && loaded.length > 0 ? loaded.length : undefined);
  const linkOf = (affiliation: Affiliation) => affiliationLink(portalOrigin, affiliation);

  // The button that was pressed goes away with what it clears: the focus goes where one would ask again.
  function clear() {
    typed.type('');
    field.current?.focus();
  }

  return (
    <Page width="desk">
      <PageHeader
        title="Affiliations"
        context={count ?? '\u00A0'}
        announced
        actions={
          <ButtonRow className={styles.actions}>
            <ExportButton
              noun="affiliation"
              columns={csvColumns}
              rows={loaded && found}
              lacksNames={false}
              cut={undefined}
            />
            <InertAddButton />
          </ButtonRow>
        }
      />
      <Block as="div">
        <ListTools
          search={<SearchField ref={field} search={typed} example="Clé, nom, e-mail, URL" />}
          filters={null}
        />
        <PrintedCriteria filters={NONE_IN_FORCE} typed={typed.text} />
        {refused && (
          <Notice tone="danger" role="alert">
            Le navigateur a refusé la copie. Le lien «{'\u00A0'}
            {refused.name}
            {'\u00A0'}», à sélectionner et à copier{'\u00A0'}: {linkOf(refused)}
          </Notice>
        )}
        <Loaded resource={affiliations} skeleton={<AffiliationsSkeleton />}>
          {(all) => {
            if (all.length === 0) return <NoAffiliation />;
            return (
              <>
                <ListNotices
                  failure={affiliations.failure}
                  onRetry={affiliations.reload}
                  truncation={undefined}
                />
                {found.length === 0 ? (
                  <NoMatch
                    title="Aucune affiliation ne correspond"
                    typed={typed.text.trim()}
                    onClear={clear}
                  />
                ) : (
                  <AffiliationRows
                    rows={found}
                    portalOrigin={portalOrigin}
                    onCopy={(affiliation) => copy(linkOf(affiliation), affiliation)}
                    onCode={setShown}
                  />
                )}
              </>
            );
          }}
        </Loaded>
      </Block>
      <PageContent page="affiliations" />
      {shown && (
        <AffiliationKit affiliation={shown} link={linkOf(shown)} onClose={() => setShown(undefined)} />
      )}
      <ToastRegion>
        {copied && <Toast onClose={forget}>{`Lien «\u00A0${copied.name}\u00A0» copié.`}</Toast>}
      </ToastRegion>
    </Page>
  );
}

const NONE_IN_FORCE: readonly never[] = [];

function NoAffiliation() {
  return (
    <Card as="div">
      <EmptyState art={<NoResult />} title="Aucune affiliation">
        Les affiliations de votre réseau apparaîtront ici.
      </EmptyState>
    </Card>
  );
}

function AffiliationsSkeleton() {
  return (
    <SkeletonCard label="Chargement des affiliations">
      <SkeletonRows count={6} height="2.75rem" />
    </SkeletonCard>
  );
}
