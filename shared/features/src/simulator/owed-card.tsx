import { Button } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { ChartLine, Table2 } from '@portal/ui/icon';
import { Cluster, Stack } from '@portal/ui/layout';
import { Title } from '@portal/ui/title';
import { useId } from 'react';
import { useOpenInAddress } from '../routes';
import { OwedCurve } from './owed-curve';
import { RepaymentTable } from './repayment-table';
import styles from './owed-card.module.css';
import type { Estimate } from './use-simulator';

interface OwedCardProps {
  readonly estimate: Estimate;
  readonly month: number | undefined;
  readonly onMonth: (month: number) => void;
}

/** The capital still due over time: as a curve, or as the amortisation table. Both print. */
export function OwedCard({ estimate: { credit }, month, onMonth }: OwedCardProps) {
  const [isTable, showTable] = useOpenInAddress('tableau');
  const id = useId();
  return (
    <Card aria-labelledby={id} className={styles.card}>
      <CardBody className={styles.head}>
        <Cluster gap={1} across={6} justify="between">
          <Title as="h2" size="sm" id={id}>
            Capital restant dû
          </Title>
          <Button
            variant="quiet"
            icon={isTable ? ChartLine : Table2}
            onClick={() => showTable(!isTable)}
            data-screen-only
          >
            {isTable ? 'Courbe' : 'Tableau'}
          </Button>
        </Cluster>
      </CardBody>
      <Stack gap={5} className={styles.curve} hidden={isTable} data-prints>
        <OwedCurve credit={credit} month={month} onMonth={onMonth} />
      </Stack>
      <div className={styles.table} hidden={!isTable} data-prints>
        <RepaymentTable credit={credit} />
      </div>
    </Card>
  );
}
