import { type Project, statusLabel } from '@portal/domain/project';
import { Facts } from '@portal/ui/facts';
import { FormNote } from '@portal/ui/form-layout';
import { TextLink } from '@portal/ui/text-link';
import type { ReactNode } from 'react';
import { BreakableName, mailtoAbout } from '../portal';
import { FormBlock } from './form-block';
import { PROJECT_BLOCKS } from './project-blocks';

const [, , , RESERVED] = PROJECT_BLOCKS;

interface AdviserBlockProps {
  /** Undefined for a new one. */
  readonly project: Project | undefined;
}

/** The block that the adviser fills in, in the back office: here it only tells. */
export function AdviserBlock({ project }: AdviserBlockProps) {
  return (
    <FormBlock block={RESERVED}>
      <FormNote>Cette zone est remplie par votre conseiller. Vous n’avez rien à y saisir.</FormNote>
      {project !== undefined && (
        <Facts
          items={[
            { term: 'Dossier', value: `n°\u00A0${String(project.id)}` },
            { term: 'Statut', value: statusLabel(project.status) },
            { term: 'Dossier géré par', value: project.managerName, absent: 'Votre agence' },
            { term: 'E-mail', value: agentMail(project), absent: 'Par le formulaire de contact' },
          ]}
        />
      )}
    </FormBlock>
  );
}

/** A message opens beside the page: nothing typed is left. */
function agentMail({ id, prescriberEmail }: Project): ReactNode {
  if (prescriberEmail === '') return '';
  return (
    <TextLink href={mailtoAbout(prescriberEmail, `Dossier n° ${String(id)}`)}>
      <BreakableName name={prescriberEmail} />
    </TextLink>
  );
}
