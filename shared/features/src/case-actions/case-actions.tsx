import type { ProjectFile } from '@portal/api';
import { isAccepted, isBeingWritten, type Proposition } from '@portal/domain/proposition';
import { Card } from '@portal/ui/card';
import { Icon, KeyRound } from '@portal/ui/icon';
import { Title } from '@portal/ui/title';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { useId, useState } from 'react';
import type { ActEvents } from './act-section';
import { AssignAct } from './assign-act';
import styles from './case-actions.module.css';
import { DraftList } from './draft-list';
import { OfferForm } from './offer-form';
import { StatusAct } from './status-act';

interface CaseActionsProps {
  readonly file: ProjectFile;
  readonly propositions: readonly Proposition[];
  readonly onChange: () => void;
}

/**
 * « Conduire le dossier »: what an administrator does to a file, each act after a question that says which mails leave.
 * Only where the portal announces it, for who may (`mayActOnCases`).
 */
export function CaseActions({ file, propositions, onChange }: CaseActionsProps) {
  const id = useId();
  const [news, setNews] = useState<{ readonly what: string; readonly at: number }>();
  const { project, statusLabel } = file.overview;
  const acts: ActEvents = {
    onDone: (what) => {
      setNews((before) => ({ what, at: (before?.at ?? 0) + 1 }));
      onChange();
    },
    onStale: onChange,
  };
  const isOneAccepted = propositions.some(isAccepted);
  // Another form after each proposition that was stored.
  const [made, setMade] = useState(0);
  return (
    <Card className={styles.section} aria-labelledby={id} data-screen-only>
      <div className={styles.head}>
        <Icon glyph={KeyRound} />
        <Title as="h2" size="sm" id={id}>
          Conduire le dossier
        </Title>
      </div>
      <div className={styles.acts}>
        <StatusAct project={project} label={statusLabel} propositions={propositions} {...acts} />
        <AssignAct file={file} {...acts} />
        <DraftList drafts={propositions.filter(isBeingWritten)} {...{ project, isOneAccepted }} {...acts} />
        <OfferForm
          key={made}
          {...{ project, isOneAccepted }}
          {...acts}
          onDone={(what) => {
            setMade(made + 1);
            acts.onDone(what);
          }}
        />
      </div>
      <ToastRegion>
        {/* Another one for each act: its time begins anew. */}
        {news && (
          <Toast key={news.at} onClose={() => setNews(undefined)}>
            {news.what}
          </Toast>
        )}
      </ToastRegion>
    </Card>
  );
}
