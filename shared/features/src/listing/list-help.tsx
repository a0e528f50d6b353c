import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { CircleQuestionMark } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { type ReactNode, useState } from 'react';
import { PageContent } from '../texts';

interface ListHelpProps {
  /** Title of the list. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Explanations of a list, behind a « ? » beside its title: they are read once, the list every day. */
export function ListHelp({ title, children }: ListHelpProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={`Aide\u00A0: ${title}`}
        glyph={CircleQuestionMark}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        title={title}
        width="wide"
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Fermer</Button>}
      >
        {children}
        <PageContent page="lists" />
      </Dialog>
    </>
  );
}
