import { type Affiliation, affiliationLink } from '@portal/domain/affiliation';
import type { CsvColumn } from '@portal/domain/csv';
import { MailLink } from '@portal/features/people';
import type { Column } from '@portal/ui/data-table';
import { TextLink } from '@portal/ui/text-link';
import { BreakableAddress } from './affiliation-card';
import styles from './affiliations.module.css';

/** The columns of the specification (section 2), a person first; the key is the link of the portal that bears it. */
export const affiliationColumns = (portalOrigin: string): readonly Column<Affiliation>[] => [
  { key: 'name', header: 'Nom', width: '20%', cell: ({ name }) => name },
  {
    key: 'key',
    header: 'Clé',
    width: '22%',
    cell: (affiliation) => (
      <TextLink href={affiliationLink(portalOrigin, affiliation)} className={styles.address}>
        {affiliation.key}
      </TextLink>
    ),
  },
  {
    key: 'supervisor',
    header: 'E-mail du superviseur',
    width: '25%',
    cell: ({ supervisorEmail }) =>
      supervisorEmail === '' ? '' : <MailLink email={supervisorEmail} className={styles.address} />,
  },
  {
    key: 'url',
    header: 'URL',
    width: '24.5%',
    // Only a web URL becomes a link: the back office stores free text.
    cell: ({ url }) =>
      /^https?:\/\//i.test(url) ? (
        <TextLink href={url} className={styles.address} target="_blank" rel="noopener noreferrer">
          <BreakableAddress address={url} short />
        </TextLink>
      ) : (
        url
      ),
  },
];

export const affiliationCsvColumns = (portalOrigin: string): readonly CsvColumn<Affiliation>[] => [
  { heading: 'Clé', text: ({ key }) => key },
  { heading: 'Nom', text: ({ name }) => name },
  { heading: 'E-mail du superviseur', text: ({ supervisorEmail }) => supervisorEmail },
  { heading: 'URL', text: ({ url }) => url },
  { heading: 'Lien du portail', text: (affiliation) => affiliationLink(portalOrigin, affiliation) },
];
