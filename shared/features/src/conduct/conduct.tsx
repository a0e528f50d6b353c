import type { ProjectFile } from '@portal/api';
import { isAccepted, isBeingWritten, type Proposition } from '@portal/domain/proposition';
import { Card } from '@portal/ui/card';
import { Icon, KeyRound } from '@portal/ui/icon';
import { Title } from '@portal/ui/title';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { useId, useState } from 'react';
import { AssignPart } from './assign-part';
import styles from './conduct.module.css';
import { DraftList } from './draft-list';
import { OfferPart } from './offer-part';
import { StatusPart } from './status-part';

export interface ConductProps {
  readonly file: ProjectFile;
  /** All of the file, drafts included. */
  readonly propositions: readonly Proposition[];
  /** Shows the file as it is now. */
  readonly onChange: () => void;
}

/**
 * « Conduire le dossier »: what an administrator does to a file, each act after a question that says which mails leave.
 * Only where the portal announces it, for who may (`mayConduct`).
 */
export function Conduct({ file, propositions, onChange }: ConductProps) {
  const id = useId();
  const [news, setNews] = useState<{ readonly what: string; readonly at: number }>();
  const { project, statusLabel } = file.overview;
  const done = (what: string) => {
    setNews((before) => ({ what, at: (before?.at ?? 0) + 1 }));
    onChange();
  };
  const isOneAccepted = propositions.some(isAccepted);
  const acts = { onDone: done, onStale: onChange };
  return (
    <Card className={styles.conduct} aria-labelledby={id}>
      <div className={styles.head}>
        <Icon glyph={KeyRound} />
        <div>
          <Title as="h2" size="sm" id={id}>
            Conduire le dossier
          </Title>
          <p className={styles.note}>
            Réservé aux administrateurs. Avant de confirmer, vous voyez quels e-mails seront envoyés.
          </p>
        </div>
      </div>
      <StatusPart project={project} label={statusLabel} propositions={propositions} {...acts} />
      <AssignPart file={file} {...acts} />
      <DraftList
        project={project}
        isOneAccepted={isOneAccepted}
        drafts={propositions.filter(isBeingWritten)}
        {...acts}
      />
      <OfferPart project={project} isOneAccepted={isOneAccepted} {...acts} />
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
