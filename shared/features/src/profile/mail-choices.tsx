import { failureSentence, isOutcomeUnknown } from '@portal/api';
import { type MailKind, mailKindsFor } from '@portal/domain/access';
import type { Person } from '@portal/domain/person';
import { kit, useSession } from '@portal/kit';
import { Checkbox } from '@portal/ui/input';
import { Notice } from '@portal/ui/notice';
import { Text } from '@portal/ui/text';
import { useRef, useState } from 'react';
import { TitledCard } from '../records';
import { useApi } from '../resource';

const WORDS: Readonly<Record<MailKind, string>> = {
  proposition: 'Une proposition vous attend',
  turn: 'C’est à vous d’agir dans votre dossier',
  reminder: 'Rappels\u00A0: une proposition va expirer, ou votre dossier vous attend',
  file: 'Un dossier vous est confié, vous quitte, ou n’a plus d’agent',
  answer: 'Un demandeur répond à une proposition',
};

/**
 * Which mails the signed-in person gets, a row per kind, each saved when it changes. Absent where the back office keeps
 * no such choice.
 */
export function MailChoices({ person }: { readonly person: Person }) {
  const { role } = useSession();
  const kinds = mailKindsFor(role);
  const { stoppedMails } = person;
  if (!kit().settings.mailChoices || stoppedMails === undefined || kinds.length === 0) return null;
  return <Choices person={person} kinds={kinds} stored={stoppedMails} />;
}

interface ChoicesProps {
  readonly person: Person;
  readonly kinds: readonly MailKind[];
  readonly stored: readonly MailKind[];
}

function Choices({ person, kinds, stored }: ChoicesProps) {
  const { people } = useApi();
  /** What was chosen here, and is stored or on its way. */
  const [chosen, setChosen] = useState<readonly MailKind[]>();
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState<unknown>();
  /** What the back office said last, and how many choices were sent: only the last answer is shown. */
  const known = useRef<Person>(undefined);
  const sent = useRef(0);
  const off = chosen ?? stored;

  function choose(kind: MailKind, isOn: boolean) {
    const wanted = isOn ? off.filter((other) => other !== kind) : [...off, kind];
    sent.current += 1;
    const turn = sent.current;
    setChosen(wanted);
    setNews('');
    setFailure(undefined);
    // Not cancelled on unmount: a choice must be sent.
    people.stopMail(known.current ?? person, kind, isOn).subscribe({
      next: (saved) => {
        known.current = saved;
        if (turn !== sent.current) return;
        setChosen(saved.stoppedMails ?? wanted);
        setNews('Votre choix est enregistré.');
      },
      error: (error: unknown) => {
        if (turn !== sent.current) return;
        setChosen(known.current?.stoppedMails);
        setFailure(error);
      },
    });
  }

  return (
    <TitledCard title="Vos messages par e-mail" gap={3}>
      <div role="group" aria-label="Messages que vous recevez">
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={WORDS[kind]}
            checked={!off.includes(kind)}
            onChange={(event) => choose(kind, event.target.checked)}
          />
        ))}
      </div>
      <Text tone="muted" size="sm">
        Les messages de sécurité sont toujours envoyés.
      </Text>
      {failure === undefined ? (
        <Text size="sm" role="status">
          {news}
        </Text>
      ) : (
        <Notice
          tone="danger"
          role="alert"
          title={isOutcomeUnknown(failure) ? 'Réponse perdue' : 'Votre choix n’a pas été enregistré'}
        >
          {failureSentence(failure)}
        </Notice>
      )}
    </TitledCard>
  );
}
