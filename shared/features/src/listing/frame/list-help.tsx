import type { ContentPageName } from '@portal/domain/content';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { CircleQuestionMark } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { type ReactNode, useState } from 'react';
import { PageContent } from '../../texts';

interface ListHelpProps {
  readonly title: string;
  readonly page?: ContentPageName | undefined;
  readonly columns?: ReactNode;
}

/** Explanations of a list, behind a « ? » beside its title: they are read once, the list every day. */
export function ListHelp({ title, page = 'lists', columns }: ListHelpProps) {
  const [isOpen, setOpen] = useState(false);
  const words = `Aide\u00A0: ${title}`;
  return (
    <>
      <IconButton
        label={words}
        glyph={CircleQuestionMark}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog
          title={words}
          width="wide"
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>Fermer</Button>}
        >
          {columns}
          <PageContent
            page={page}
            missing={!columns && <p>Cette aide n’est pas disponible pour le moment.</p>}
          />
        </Dialog>
      )}
    </>
  );
}
