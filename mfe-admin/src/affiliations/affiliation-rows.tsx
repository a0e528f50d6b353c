import type { Affiliation } from '@portal/domain/affiliation';
import { Card, CardBody } from '@portal/ui/card';
import { DataTable } from '@portal/ui/data-table';
import { Copy, QrCode } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Cluster, Grid } from '@portal/ui/layout';
import { Title } from '@portal/ui/title';
import { useMinWidth } from '@portal/ui/viewport';
import { affiliationColumns } from './affiliation-columns';
import styles from './affiliations.module.css';

interface AffiliationRowsProps {
  readonly rows: readonly Affiliation[];
  readonly portalOrigin: string;
  readonly onCopy: (affiliation: Affiliation) => void;
  readonly onCode: (affiliation: Affiliation) => void;
}

export function AffiliationRows({ rows, portalOrigin, onCopy, onCode }: AffiliationRowsProps) {
  const isWide = useMinWidth('64rem');
  const columns = affiliationColumns(portalOrigin);
  const actions = (affiliation: Affiliation) => (
    <Cluster gap={0} justify="end">
      <IconButton
        glyph={Copy}
        label={`Copier le lien, ${affiliation.name}`}
        onClick={() => onCopy(affiliation)}
      />
      <IconButton
        glyph={QrCode}
        label={`Code QR, ${affiliation.name}`}
        aria-haspopup="dialog"
        onClick={() => onCode(affiliation)}
      />
    </Cluster>
  );
  if (isWide) {
    return (
      <Card as="div">
        <DataTable
          caption="Liste des affiliations"
          columns={[
            ...columns,
            { key: 'actions', header: 'Actions', headerHidden: true, width: '8.5%', cell: actions },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </Card>
    );
  }
  return (
    <Grid as="ul" column={21} fill aria-label="Liste des affiliations">
      {rows.map((affiliation) => (
        <Card key={affiliation.id} as="li">
          <CardBody data-gap="3">
            <div className={styles.top}>
              <Title as="h2" size="xs">
                {affiliation.name}
              </Title>
              {actions(affiliation)}
            </div>
            {columns
              .filter(({ key }) => key !== 'name')
              .map(({ key, cell }) => (
                <div key={key}>{cell(affiliation)}</div>
              ))}
          </CardBody>
        </Card>
      ))}
    </Grid>
  );
}
