import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Facts } from '@portal/ui/facts';
import { kit } from '@portal/kit';
import { Skeleton } from '@portal/ui/skeleton';
import { Title } from '@portal/ui/title';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Remotes } from '../remotes/create-remotes';
import type { NotedProblem } from '../telemetry/running-portal';
import { describePortal, portalAsText, type AboutFact } from './describe-portal';
import { Cluster } from '@portal/ui/layout';
import { unfinishedTexts } from './unfinished-texts';
import styles from './about-dialog.module.css';

export interface AboutDialogProps {
  remotes: Remotes;
  /** Problems of this page, oldest first. */
  problems: readonly NotedProblem[];
  isOpen: boolean;
  onClose: () => void;
}

/** « À propos de ce portail »: the running versions, for an administrator in contact with support. */
export function AboutDialog({ isOpen, ...rest }: AboutDialogProps) {
  return isOpen ? <OpenAboutDialog {...rest} /> : null;
}

const OUTCOMES = {
  copied: 'Texte copié. Vous pouvez le coller dans un message au support.',
  refused: 'Votre navigateur a refusé la copie. Sélectionnez le texte pour le copier.',
} as const;

function OpenAboutDialog({ remotes, problems, onClose }: Omit<AboutDialogProps, 'isOpen'>) {
  useSyncExternalStore(remotes.onChange, remotes.revision);
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>();
  const about = describePortal(remotes, problems, __SHELL_VERSION__);

  async function copy() {
    try {
      // Without a secure context there is no clipboard: the error is handled like a refused copy.
      await navigator.clipboard.writeText(portalAsText(about));
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <Dialog
      title="À propos de ce portail"
      width="wide"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Fermer
        </Button>
      }
    >
      {/* At the top, because the dialog scrolls to the element that gets the initial focus. */}
      <Cluster gap={2} across={4} justify="between">
        <p>Les versions utilisées par cette page, à joindre à une demande au support.</p>
        <Button onClick={() => void copy()}>Copier</Button>
      </Cluster>
      <p role="status" className={styles.outcome}>
        {outcome && OUTCOMES[outcome]}
      </p>
      <FactList facts={about.facts} />
      {about.remotes.map(({ name, title, owner, facts }) => (
        <section key={name} className={styles.remote} aria-label={title}>
          <Cluster gap={0} across={3} align="baseline">
            <Title as="h3" size="xs">
              {title}
            </Title>
            <span className={styles.owner}>{owner}</span>
          </Cluster>
          <FactList facts={facts} />
        </section>
      ))}
      <section className={styles.remote}>
        <UnfinishedTexts />
      </section>
    </Dialog>
  );
}

/** What visitors do not see yet, since the operator has not filled it in. */
function UnfinishedTexts() {
  const [found, setFound] = useState<Omit<AboutFact, 'term'>>();
  useEffect(() => {
    const reading = unfinishedTexts.subscribe({
      next: (values) => setFound({ values, absent: 'Aucun' }),
      error: (problem: unknown) => {
        kit().telemetry.report(problem, { where: 'shell' });
        setFound({ values: [], absent: 'Non lus' });
      },
    });
    return () => reading.unsubscribe();
  }, []);
  return found ? <FactList facts={[{ term: 'Textes à compléter', ...found }]} /> : <Skeleton />;
}

function FactList({ facts }: { facts: readonly AboutFact[] }) {
  const items = facts.map(({ term, values, absent }) => ({
    term,
    absent,
    value:
      values.length > 0 &&
      values.map((value) => (
        <span key={value} className={styles.value}>
          {value}
        </span>
      )),
  }));
  return <Facts dense items={items} />;
}
