import type { PropositionFile } from '@portal/api';
import { formatLongDate } from '@portal/domain/format';
import { isClosed, type Project, takesAnswers } from '@portal/domain/project';
import {
  announcedOffer,
  beyondTheOffer,
  canDecide,
  contributionInWords,
  type DescriptionBlock,
  isAccepted,
  isBeingWritten,
  ofLender,
  type Proposition,
  propositionTitle,
  standingOf,
} from '@portal/domain/proposition';
import { Link, usePageTitle, useSession } from '@portal/kit';
import { Card, CardBody } from '@portal/ui/card';
import { Facts } from '@portal/ui/facts';
import { Cluster, Stack } from '@portal/ui/layout';
import { Block } from '@portal/ui/page';
import { Skeleton, SkeletonCard } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
import { useMinWidth } from '@portal/ui/viewport';
import type { ReactNode } from 'react';
import { AdviserCard, ApplicantContact, knownManager } from '../people';
import { PropositionDue, RecordHeader, RecordPage } from '../records';
import { Coming, doesNotExist, serverTime, useApi, useResource } from '../resource';
import { paths, useRouteId } from '../routes';
import { PropositionStatusChip } from '../status';
import { AcceptancePath, presentStep } from './acceptance-path';
import { AnswerCard, type FileCourse, LateNotice, StudyMeter } from './answer-card';
import { Attachments } from './attachments';
import { OfferCard } from './offer-card';
import styles from './proposition-details.module.css';

/** Page of one proposal (section 2). */
export function PropositionDetails() {
  const { propositions } = useApi();
  const id = useRouteId();
  const isStaff = useSession().role !== 'APPLICANT';
  const file = useResource(
    () => (id === undefined ? doesNotExist : propositions.file(id)),
    [propositions, id],
  );
  return (
    <RecordPage
      record="proposition"
      back={{ to: paths.propositions, label: isStaff ? 'Propositions' : 'Vos propositions' }}
      title="Proposition"
      resource={file}
      skeleton={
        <SkeletonCard label="Chargement de la proposition">
          <Cluster gap={3}>
            <Skeleton width="3rem" height="3rem" />
            <Skeleton width="12rem" />
          </Cluster>
          <Skeleton width="60%" height="2.25rem" />
          <Skeleton height="9.5rem" />
          <Skeleton height="14.5rem" />
          <Skeleton height="20rem" />
        </SkeletonCard>
      }
    >
      {(proposition, wayBack) => <PropositionSheet file={proposition} back={wayBack} onStale={file.reload} />}
    </RecordPage>
  );
}

interface PropositionSheetProps {
  readonly file: PropositionFile;
  readonly back: ReactNode;
  readonly onStale: () => void;
}

function PropositionSheet({ file, back, onStale }: PropositionSheetProps) {
  // Only its applicant answers (section 6).
  const isStaff = useSession().role !== 'APPLICANT';
  const { proposition, agencyName, projectTitle, statusLabel } = file.overview;
  const { projectId, number } = proposition;
  const isWide = useMinWidth('64rem');
  const course = courseOf(file.project);
  const present = stepOfPath(file, course);
  // What follows, and whether an answer is of use, depends on where the file stands by now.
  const isProjectComing = projectId !== null && file.project === undefined && !file.complete;
  const isWaiting =
    !isStaff &&
    isProjectComing &&
    (isAccepted(proposition) || standingOf(proposition, serverTime()).isAnswerable);
  const offer = announcedOffer(proposition.description);
  const folder = projectId === null ? undefined : `Dossier n°\u00A0${String(projectId)}`;
  const numbered = number === '' ? propositionTitle(proposition) : `Proposition ${number}`;
  const title = offer.lender === undefined ? numbered : `La proposition ${ofLender(offer.lender)}`;
  usePageTitle(title);
  return (
    <>
      <RecordHeader
        back={back}
        agencyName={agencyName}
        agencyId={proposition.agencyId}
        agency={file.complete ? (file.agency ?? null) : undefined}
        sub={
          projectId === null ? (
            'Sans projet'
          ) : (
            <TextLink as={Link} to={paths.projectFile(projectId)} standalone>
              {folder}
              {file.project !== undefined && projectTitle !== '' && `, ${projectTitle}`}
            </TextLink>
          )
        }
        title={
          offer.lender === undefined && number !== '' ? (
            <>
              Proposition{' '}
              <Text as="span" nowrap>
                {number}
              </Text>
            </>
          ) : (
            title
          )
        }
        contact={
          isStaff &&
          file.project !== undefined && (
            <ApplicantContact project={file.project} subject={`Dossier n° ${String(file.project.id)}`} />
          )
        }
        status={
          <>
            <PropositionStatusChip proposition={proposition} label={statusLabel} />
            {isStaff && <PropositionDue proposition={proposition} />}
            <Caption proposition={proposition} isNumbered={offer.lender !== undefined} />
          </>
        }
      />
      {isStaff && isProjectComing && <Coming />}
      <div className={styles.columns}>
        {!isStaff && (
          <div className={styles.answer}>
            <AnswerCard {...{ proposition, offer, course, onStale }} />
          </div>
        )}
        <Block className={styles.main}>
          <OfferCard offer={offer} />
          {isWaiting ? (
            <SkeletonCard label="Chargement de la suite">
              <Skeleton height="48rem" />
            </SkeletonCard>
          ) : (
            <>
              {!isStaff && <LateNotice {...{ proposition, course }} />}
              {!isStaff && present !== undefined && (
                <AcceptancePath {...{ offer, present }} hasProject={projectId !== null} />
              )}
              <Card className={styles.sheet} aria-label="Proposition">
                <CardBody data-gap="6">
                  {(isStaff || (!isWide && canDecide(proposition))) && (
                    <StudyMeter {...{ proposition, course }} />
                  )}
                  <PropositionDescription
                    blocks={beyondTheOffer(proposition.description, offer)}
                    contribution={
                      isStaff || file.project === undefined
                        ? undefined
                        : contributionInWords(file.project, offer)
                    }
                  />
                </CardBody>
              </Card>
              {proposition.attachments.length > 0 && <Attachments attachments={proposition.attachments} />}
            </>
          )}
        </Block>
        {/* It stands where the column beside or above it ends: in its place anew once that is known. */}
        <Stack as="aside" gap={5} key={isWaiting ? 'waiting' : 'known'} className={styles.rest}>
          {canDecide(proposition) && !isBeingWritten(proposition) && projectId !== null && (
            <TextLink as={Link} to={paths.compare(projectId)} standalone data-screen-only>
              Comparer les propositions
            </TextLink>
          )}
          {isProjectComing && (
            <SkeletonCard label="Chargement de l’interlocuteur">
              <Skeleton height="9rem" />
            </SkeletonCard>
          )}
          {file.project !== undefined && (
            <AdviserCard
              managerName={knownManager({ ...file, project: file.project })}
              agentName={file.overview.agentName}
              agentEmail={file.project.prescriberEmail}
              agencyName={agencyName}
              subject={`${numbered}, dossier n°\u00A0${String(projectId)}`}
            />
          )}
        </Stack>
      </div>
    </>
  );
}

/** Where the file stands for an answer; open as long as nobody knows. */
function courseOf(project: Project | undefined): FileCourse {
  if (project === undefined || takesAnswers(project.status)) return 'open';
  if (project.status === 'fonds_debloques') return 'funded';
  return isClosed(project.status) ? 'closed' : 'past-answers';
}

/** The present step of what follows from accepting; undefined where it will not happen, or is over. */
function stepOfPath(
  { overview: { proposition }, project }: PropositionFile,
  course: FileCourse,
): number | undefined {
  if (isAccepted(proposition)) return presentStep(project?.status);
  return course === 'open' && standingOf(proposition, serverTime()).isAnswerable ? 0 : undefined;
}

interface CaptionProps {
  readonly proposition: Proposition;
  /** The title names the lender, so that the number stands here. */
  readonly isNumbered: boolean;
}

function Caption({ proposition: { number, createdAt, validUntil }, isNumbered }: CaptionProps) {
  return (
    <Cluster as="ul" gap={0} across={4} align="start" className={styles.caption}>
      {isNumbered && number !== '' && (
        <li>
          <Text as="span" nowrap>
            {number}
          </Text>
        </li>
      )}
      {createdAt !== null && <li>créée le {formatLongDate(createdAt)}</li>}
      <li>{validUntil === null ? 'sans date limite' : `valable jusqu’au ${formatLongDate(validUntil)}`}</li>
    </Cluster>
  );
}

interface PropositionDescriptionProps {
  readonly blocks: readonly DescriptionBlock[];
  readonly contribution: string | undefined;
}

function PropositionDescription({ blocks, contribution }: PropositionDescriptionProps) {
  return (
    <Stack gap={3}>
      <Title as="h2" size="sm">
        Description
      </Title>
      {blocks.length === 0 && <Text tone="muted">Aucune description.</Text>}
      {blocks.map((block, index) =>
        block.kind === 'text' ? (
          <p key={index} className={styles.text}>
            {block.text}
          </p>
        ) : (
          <Facts key={index} items={block.items} align="end" />
        ),
      )}
      {contribution !== undefined && <p className={styles.text}>{contribution}</p>}
    </Stack>
  );
}
