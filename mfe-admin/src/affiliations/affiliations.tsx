import type { Affiliation } from '@portal/domain/affiliation';
import { affiliationLink } from '@portal/domain/affiliation';
import { formatCount } from '@portal/domain/format';
import { Loaded, PageContent, useApi, useResource } from '@portal/features/portal';
import { NoResult } from '@portal/ui/artwork';
import { Button } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { type Column, DataTable } from '@portal/ui/data-table';
import { EmptyState } from '@portal/ui/empty-state';
import { Facts } from '@portal/ui/facts';
import { Plus } from '@portal/ui/icon';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
import { useMinWidth } from '@portal/ui/viewport';
import { useId, useMemo } from 'react';
import styles from './affiliations.module.css';

interface AffiliationsProps {
  /** Where the portal is, for the links of the affiliations. */
  readonly portalOrigin: string;
}

/** The affiliations (section 2): key, name, supervisor e-mail, URL, and the link with `?agent=` and the key. */
export function Affiliations({ portalOrigin }: AffiliationsProps) {
  const api = useApi();
  const affiliations = useResource(useMemo(() => api.affiliations.list(), [api]));
  return (
    <Page width="desk">
      <PageHeader
        title="Affiliations"
        context={
          affiliations.status === 'ready' ? formatCount(affiliations.value.length, 'affiliation') : '\u00A0'
        }
        announced
        actions={<InertAddButton />}
      />
      <Block as="div">
        <Loaded resource={affiliations} skeleton={<AffiliationsSkeleton />}>
          {(rows) =>
            rows.length === 0 ? (
              <Card as="div">
                <EmptyState art={<NoResult />} title="Aucune affiliation">
                  Les affiliations de votre réseau apparaîtront ici.
                </EmptyState>
              </Card>
            ) : (
              <Rows rows={rows} portalOrigin={portalOrigin} />
            )
          }
        </Loaded>
      </Block>
      <PageContent page="affiliations" />
    </Page>
  );
}

// Observed in the reference portal and kept: the button does nothing. docs/observed-behaviour.md#affiliations-add
function InertAddButton() {
  const reasonId = useId();
  return (
    <div className={styles.add}>
      <Button icon={Plus} aria-disabled="true" aria-describedby={reasonId}>
        Ajouter
      </Button>
      <Text id={reasonId} size="xs" tone="muted">
        Les affiliations sont créées par l’administration du réseau.
      </Text>
    </div>
  );
}

interface RowsProps {
  readonly rows: readonly Affiliation[];
  readonly portalOrigin: string;
}

function Rows({ rows, portalOrigin }: RowsProps) {
  const isWide = useMinWidth('64rem');
  const fields = fieldsFor(portalOrigin);
  if (isWide) {
    return (
      <Card as="div">
        <DataTable caption="Affiliations" columns={fields} rows={rows} rowKey={({ id }) => id} />
      </Card>
    );
  }
  return (
    <ul className={styles.cards}>
      {rows.map((affiliation) => (
        <Card key={affiliation.id} as="li">
          <CardBody>
            <Title as="h2" size="xs">
              {affiliation.name}
            </Title>
            <Facts
              dense
              items={fields
                .filter(({ key }) => key !== 'name')
                .map(({ header, cell }) => ({ term: header, value: cell(affiliation) }))}
            />
          </CardBody>
        </Card>
      ))}
    </ul>
  );
}

const fieldsFor = (portalOrigin: string): readonly Column<Affiliation>[] => [
  {
    key: 'key',
    header: 'Clé',
    width: '15%',
    cell: ({ key }) => (
      <Text as="span" figures className={styles.address}>
        {key}
      </Text>
    ),
  },
  { key: 'name', header: 'Nom', width: '14%', cell: ({ name }) => name },
  {
    key: 'supervisor',
    header: 'E-mail du superviseur',
    width: '21%',
    cell: ({ supervisorEmail }) =>
      supervisorEmail === '' ? (
        ''
      ) : (
        <TextLink href={`mailto:${supervisorEmail}`} className={styles.address}>
          {supervisorEmail}
        </TextLink>
      ),
  },
  {
    key: 'url',
    header: 'URL',
    width: '23%',
    // What the back office keeps is only followed when it is a web address.
    cell: ({ url }) =>
      /^https?:\/\//i.test(url) ? (
        <TextLink href={url} className={styles.address} target="_blank" rel="noopener noreferrer">
          {url}
        </TextLink>
      ) : (
        url
      ),
  },
  {
    key: 'link',
    header: 'Lien du portail',
    width: '27%',
    cell: (affiliation) => (
      <TextLink href={affiliationLink(portalOrigin, affiliation)} className={styles.address}>
        {affiliationLink(portalOrigin, affiliation)}
      </TextLink>
    ),
  },
];

function AffiliationsSkeleton() {
  return (
    <Card as="div">
      <CardBody>
        <SkeletonGroup label="Chargement des affiliations">
          <SkeletonRows count={6} height="2.75rem" />
        </SkeletonGroup>
      </CardBody>
    </Card>
  );
}
