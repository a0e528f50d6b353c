import { Fields } from '@portal/forms';
import { FormNote } from '@portal/ui/form-layout';
import type { ReactNode } from 'react';
import { FormBlock } from './form-block';
import { PROJECT_BLOCKS, PROJECT_FIELDS, PROJECT_NAMES } from './project-table';
import type { ProjectLookups } from './use-project-lookups';

interface ProjectFieldsProps {
  readonly lookups: ProjectLookups;
  /** Shown after MON PROJET on narrow screens. */
  readonly simulation: ReactNode;
}

export function ProjectFields({ lookups, simulation }: ProjectFieldsProps) {
  const choices = Object.fromEntries(
    PROJECT_NAMES.filter((name) => PROJECT_FIELDS[name].list).map((name) => [
      name,
      { choices: lookups.of(name) },
    ]),
  );
  return (
    <>
      {PROJECT_BLOCKS.map((block) => (
        <FormBlock key={block.id} block={block}>
          {block.note && <FormNote>{block.note}</FormNote>}
          <Fields of={PROJECT_FIELDS} layout={block.layout} more={choices} />
        </FormBlock>
      ))}
      {simulation}
    </>
  );
}
