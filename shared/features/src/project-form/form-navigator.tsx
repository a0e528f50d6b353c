import { useValidationErrors } from '@portal/forms';
import { formatCount } from '@portal/domain/format';
import { Stepper } from '@portal/ui/stepper';
import { useEffect, useState } from 'react';
import { ADVISER_BLOCK, PROJECT_BLOCKS, type ProjectValues } from './project-table';

const BLOCKS = [...PROJECT_BLOCKS, ADVISER_BLOCK];

/** Shows which blocks are complete, what is missing in the others, and links to each. */
export function FormNavigator() {
  const errors = useValidationErrors<ProjectValues>();
  const current = useBlockInUse();
  return (
    <Stepper
      current={current}
      steps={BLOCKS.map(({ id, name, layout }) => {
        const fields = layout.flat();
        const missing = fields.filter((field) => errors[field] !== undefined).length;
        return {
          id,
          name,
          // The adviser's block has no field to complete.
          done: fields.length > 0 && missing === 0,
          missing: missing === 0 ? undefined : `${formatCount(missing, 'champ')} à remplir`,
        };
      })}
    />
  );
}

/** The block that has or last had focus; initially the first. */
function useBlockInUse(): string {
  const [current, setCurrent] = useState(BLOCKS[0]?.id ?? '');
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const block = BLOCKS.find(({ id }) => target instanceof Element && target.closest(`#${id}`) !== null);
      if (block !== undefined) setCurrent(block.id);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return current;
}
