import { Stepper } from '@portal/ui/stepper';
import { useEffect, useState } from 'react';
import { leftIn, leftWords, useFieldsLeft } from './what-is-left';
import type { FormSteps } from './form-steps';
import { ADVISER_BLOCK, fieldsOf, PROJECT_BLOCKS } from './project-table';

const BLOCKS = [...PROJECT_BLOCKS, ADVISER_BLOCK];

interface FormNavigatorProps {
  readonly steps: FormSteps;
  readonly isSent: boolean;
}

/** Shows which blocks are complete, what is missing in the others, and leads to each. */
export function FormNavigator({ steps, isSent }: FormNavigatorProps) {
  const left = useFieldsLeft();
  const inUse = useBlockInUse(!steps.isPaged);
  // An applicant has nothing to do in the adviser's block: no step for it.
  const blocks = steps.isPaged ? PROJECT_BLOCKS : BLOCKS;
  return (
    <Stepper
      current={steps.isPaged ? steps.current : inUse}
      onStep={steps.isPaged ? steps.open : undefined}
      steps={blocks.map((block) => {
        const { id, name } = block;
        const fields = fieldsOf(block);
        const missing = leftIn(left, fields);
        return {
          id,
          name,
          // The adviser's block has no field to complete.
          done: fields.length > 0 && missing.length === 0,
          missing: isSent ? undefined : leftWords(missing),
          href: steps.isPaged ? steps.hrefOf(id) : undefined,
        };
      })}
    />
  );
}

function useBlockInUse(isAsked: boolean): string {
  const [current, setCurrent] = useState(BLOCKS[0]?.id ?? '');
  useEffect(() => {
    if (!isAsked) return undefined;
    const follow = ({ target }: FocusEvent) => {
      const block = BLOCKS.find(({ id }) => target instanceof Element && target.closest(`#${id}`) !== null);
      if (block !== undefined) setCurrent(block.id);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [isAsked]);
  return current;
}
