import { formatDateTime, formatDuration } from '@portal/domain/format';
import { useChangeField, useFormValues } from '@portal/forms';
import type { DraftSlot } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Notice } from '@portal/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { asapScheduler, scheduled } from 'rxjs';
import { type CarriedSimulation, carriedSimulation, dropCarriedSimulation } from '../editing';
import { type CarriedDuration, carriedDuration, carriedTexts } from './carried-texts';
import type { ProjectField, ProjectValues } from './field-names';
import { focusFirstField } from './project-table';
import type { Choices } from './lookup-field';

interface CarriedFiguresProps {
  readonly slot: DraftSlot;
  readonly initialValues: ProjectValues;
  /** Durations that the back office offers; a simulation may have any number of years. */
  readonly durations: Choices;
}

/** Fills in a stored simulation at once; if there is also a draft, the user chooses which one to use. */
export function CarriedFigures(props: CarriedFiguresProps) {
  const [carried] = useState(carriedSimulation);
  return carried === undefined ? null : <Carried {...props} carried={carried} />;
}

type Stage = 'offered' | 'taken' | 'answered';

function Carried({
  slot,
  initialValues,
  durations,
  carried,
}: CarriedFiguresProps & { readonly carried: CarriedSimulation }) {
  const change = useChangeField<ProjectValues>();
  const values = useFormValues<ProjectValues>();
  const [stage, setStage] = useState<Stage>(() => (slot.read() === undefined ? 'taken' : 'offered'));
  const [texts] = useState(() => carriedTexts(carried));
  const duration = carriedDuration(carried, durations);
  const durationId = 'id' in duration ? duration.id : undefined;
  /** What has been filled in so far: the duration follows once its list is loaded. */
  const filledIn = useRef<Partial<ProjectValues>>({});

  useEffect(() => {
    if (stage !== 'taken') return undefined;
    dropCarriedSimulation();
    const toFillIn = durationId === undefined ? texts : { ...texts, desiredDuration: durationId };
    // Asynchronous: a field takes its initial value when it registers, after the effects of earlier components.
    const filling = scheduled([entriesOf(toFillIn)], asapScheduler).subscribe((entries) => {
      for (const [name, text] of entries) {
        if (filledIn.current[name] !== undefined) continue;
        filledIn.current = { ...filledIn.current, [name]: text };
        change(name, text);
      }
    });
    return () => filling.unsubscribe();
  }, [stage, texts, durationId, change]);

  const refuse = () => {
    dropCarriedSimulation();
    // Values edited since are user input: leave them.
    for (const [name, text] of entriesOf(filledIn.current))
      if (values[name] === text) change(name, initialValues[name]);
    setStage('answered');
    focusFirstField();
  };

  if (stage === 'answered') return null;
  const when = formatDateTime(carried.savedAt);
  return (
    <Notice>
      {stage === 'taken' ? (
        <>
          Repris de votre simulation du {when}. {aboutDuration(duration)}Vérifiez ces montants et complétez le
          formulaire.{' '}
        </>
      ) : (
        <>
          Une simulation du {when} vous attend aussi. Ses montants remplaceraient ceux du formulaire.{' '}
          <Button
            variant="quiet"
            onClick={() => {
              setStage('taken');
              focusFirstField();
            }}
          >
            Reprendre la simulation
          </Button>{' '}
        </>
      )}
      <Button variant="quiet" onClick={refuse}>
        Ne pas reprendre
      </Button>
    </Notice>
  );
}

/** Shown when the form has no option for the simulated duration. */
function aboutDuration(duration: CarriedDuration): string {
  if (duration.kind !== 'longer' && duration.kind !== 'too-long') return '';
  const notListed = `La durée de ${String(duration.years)}\u00A0ans n’est pas proposée\u202F: `;
  return duration.kind === 'longer'
    ? `${notListed}la suivante, ${formatDuration(duration.id)}, est choisie. `
    : `${notListed}choisissez-en une dans la liste. `;
}

const entriesOf = (texts: Partial<ProjectValues>) => Object.entries(texts) as [ProjectField, string][];
