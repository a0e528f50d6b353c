import { formatDate, formatMoney, rateText } from '@portal/domain/format';
import {
  announcedOffer,
  hasDeadline,
  type PropositionOverview,
  propositionTitle,
} from '@portal/domain/proposition';
import { tickOf } from '@portal/features/listing';
import { PropositionStatusChip } from '@portal/features/status';
import { Link } from '@portal/kit';
import type { RowSelection } from '@portal/ui/data-table';
import { CompactRow, CompactRows } from '@portal/ui/row-list';
import { serverTime } from '../resource';
import { paths } from '../routes';
import { ExpiryText } from './expiry-text';

interface PropositionRowsProps {
  readonly rows: readonly PropositionOverview[];
  readonly isComplete: boolean;
  readonly ticks: RowSelection<PropositionOverview> | undefined;
}

export function PropositionRows({ rows, isComplete, ticks }: PropositionRowsProps) {
  const now = serverTime();
  return (
    <CompactRows label="Propositions">
      {rows.map((row) => {
        const { proposition, applicantName, statusLabel } = row;
        const { lender, monthlyPayment, taeg } = announcedOffer(proposition.description);
        return (
          <CompactRow
            key={proposition.id}
            name={applicantName}
            isNameComing={!isComplete}
            context={lender}
            link={(linkClass) => (
              <Link to={paths.proposition(proposition.id)} className={linkClass}>
                {propositionTitle(proposition)}
              </Link>
            )}
            figure={formatMoney(monthlyPayment)}
            status={<PropositionStatusChip proposition={proposition} label={statusLabel} plain />}
            end={
              <>
                {taeg !== undefined && rateText(taeg)}
                {taeg !== undefined && proposition.validUntil !== null && ', '}
                {hasDeadline(proposition, now) ? (
                  <ExpiryText proposition={proposition} />
                ) : (
                  formatDate(proposition.validUntil)
                )}
              </>
            }
            selection={tickOf(ticks, row)}
          />
        );
      })}
    </CompactRows>
  );
}
