import { formatDate, formatMoney, rateText } from '@portal/domain/format';
import {
  announcedOffer,
  hasDeadline,
  type PropositionOverview,
  propositionTitle,
} from '@portal/domain/proposition';
import { Absent, missing } from '@portal/features/listing';
import { PropositionStatusChip } from '@portal/features/status';
import { Link } from '@portal/kit';
import { CellAmount, CellLine, CellLink, CellName, CellSub, type Column } from '@portal/ui/data-table';
import type { CompactRowProps } from '@portal/ui/row-list';
import type { ReactNode } from 'react';
import { serverTime } from '../resource';
import { paths } from '../routes';
import { ExpiryText } from './expiry-text';

export function propositionLine(
  { proposition, applicantName, statusLabel }: PropositionOverview,
  isComplete: boolean,
): CompactRowProps {
  const { lender, monthlyPayment, taeg } = announcedOffer(proposition.description);
  return {
    name: applicantName,
    isNameComing: !isComplete,
    context: lender,
    link: (linkClass) => (
      <Link to={paths.proposition(proposition.id)} className={linkClass}>
        {propositionTitle(proposition)}
      </Link>
    ),
    figure: formatMoney(monthlyPayment),
    status: <PropositionStatusChip proposition={proposition} label={statusLabel} plain />,
    end: (
      <>
        {taeg !== undefined && rateText(taeg)}
        {taeg !== undefined && proposition.validUntil !== null && ', '}
        {hasDeadline(proposition, serverTime()) ? (
          <ExpiryText proposition={proposition} />
        ) : (
          formatDate(proposition.validUntil)
        )}
      </>
    ),
  };
}

export function propositionTable(
  isComplete: boolean,
  hasAgencies: boolean,
): readonly Column<PropositionOverview>[] {
  const coming = missing(isComplete, 'Non renseigné');
  return [
    {
      key: 'createdAt',
      header: 'Proposition',
      width: '10.5rem',
      cell: ({ proposition }) => (
        <>
          <CellLink as={Link} to={paths.proposition(proposition.id)}>
            {propositionTitle(proposition)}
          </CellLink>
          <CellSub>Créée le {formatDate(proposition.createdAt)}</CellSub>
        </>
      ),
    },
    {
      key: 'applicant',
      header: 'Demandeur et projet',
      width: 'auto',
      cell: ({ applicantName, projectTitle, proposition }) => (
        <>
          <CellName title={applicantName}>{applicantName || coming}</CellName>
          <CellSub title={projectTitle}>
            {projectTitle || (proposition.projectId === null ? 'Sans projet' : coming)}
          </CellSub>
        </>
      ),
    },
    {
      key: 'lender',
      header: 'Prêteur',
      width: '7rem',
      cell: ({ proposition }) => {
        const { lender } = announcedOffer(proposition.description);
        return lender !== undefined && <CellLine title={lender}>{lender}</CellLine>;
      },
    },
    {
      key: 'payment',
      header: 'Par mois',
      align: 'end',
      width: '6.75rem',
      cell: ({ proposition }) => (
        <CellAmount>{formatMoney(announcedOffer(proposition.description).monthlyPayment)}</CellAmount>
      ),
    },
    {
      key: 'taeg',
      header: 'TAEG',
      align: 'end',
      width: '5rem',
      cell: ({ proposition }) => {
        const { taeg } = announcedOffer(proposition.description);
        return taeg !== undefined && rateText(taeg);
      },
    },
    {
      key: 'validUntil',
      header: 'Expire le',
      width: '10.25rem',
      cell: ({ proposition }) => (
        <>
          {formatDate(proposition.validUntil) || <Absent>Sans limite</Absent>}
          <CellSub>
            <ExpiryText proposition={proposition} />
          </CellSub>
        </>
      ),
    },
    {
      key: 'status',
      header: 'Statut',
      width: '12.25rem',
      cell: ({ proposition, statusLabel }) => (
        <PropositionStatusChip proposition={proposition} label={statusLabel} wrap />
      ),
    },
    // An agent follows all of their own.
    ...(hasAgencies ? [follower(coming)] : []),
  ];
}

const follower = (coming: ReactNode): Column<PropositionOverview> => ({
  key: 'agent',
  header: 'Suivie par',
  width: '10.5rem',
  cell: ({ agentName, agentAccount, agencyName }) => (
    <>
      <CellLine title={agentName}>
        {agentName || (agentAccount === 'none' ? <Absent>Sans agent</Absent> : coming)}
      </CellLine>
      {agencyName !== '' && <CellSub title={agencyName}>{agencyName}</CellSub>}
    </>
  ),
});
