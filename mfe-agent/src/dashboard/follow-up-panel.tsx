import type { FollowUp, FollowUpReason } from '@portal/domain/follow-up';
import { formatCount, formatNumber, fullName } from '@portal/domain/format';
import { type Project, projectTitle } from '@portal/domain/project';
import { paths } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { Card } from '@portal/ui/card';
import { Stack } from '@portal/ui/layout';
import { SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { useId } from 'react';
import styles from './dashboard.module.css';
import type { FollowUpsShown } from './use-follow-ups';

/** As many as fit beside a chart. */
const SHOWN = 5;

/** The projects most in need of a follow-up: whom to call, why, and links to the project and to the full list. */
export function FollowUpPanel({ followUps: { rows, listAddress } }: { readonly followUps: FollowUpsShown }) {
  const titleId = useId();
  return (
    <Card className={styles.panel} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        À relancer
      </h2>
      {rows === undefined && (
        <SkeletonGroup label="Recherche des dossiers à relancer">
          <SkeletonRows count={SHOWN} height="3rem" />
        </SkeletonGroup>
      )}
      {rows?.length === 0 && <Text tone="muted">Aucun dossier à relancer.</Text>}
      {rows !== undefined && rows.length > 0 && (
        <>
          <Stack as="ul" gap={0}>
            {rows.slice(0, SHOWN).map((row) => (
              <li key={row.project.id}>
                <Item row={row} />
              </li>
            ))}
          </Stack>
          {rows.length > SHOWN && (
            <TextLink as={Link} to={listAddress} standalone className={styles.more}>
              Voir les {formatNumber(rows.length)}
              {'\u00A0'}dossiers
            </TextLink>
          )}
        </>
      )}
    </Card>
  );
}

function Item({ row: { project, reasons } }: { readonly row: FollowUp<Project> }) {
  const name = fullName(project);
  const [first] = reasons;
  return (
    <Link to={paths.projectFile(project.id)} className={styles.item}>
      <span className={styles.name}>{name === '' ? projectTitle(project) : name}</span>
      {first !== undefined && (
        <>
          <span className={styles.days}>{daysOf(first)}</span>
          <span className={styles.reason}>{reasonOf(first)}</span>
        </>
      )}
    </Link>
  );
}

/** Days without contact, or days left. */
function daysOf(reason: FollowUpReason): string {
  if (reason.kind === 'quiet') return formatCount(reason.days, 'jour');
  if (reason.daysLeft === 0) return 'aujourd’hui';
  return reason.daysLeft === 1 ? 'demain' : formatCount(reason.daysLeft, 'jour');
}

/** Short form; the list and the project page use `followUpWords`. */
function reasonOf(reason: FollowUpReason): string {
  if (reason.kind === 'ending') return 'Expiration d’une proposition';
  if (reason.since === 'unknown') return 'Dernier contact inconnu';
  return reason.since === 'contact' ? 'Sans contact' : 'Aucun contact';
}
