import type { ContentPageName } from '@portal/domain/content';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { CircleQuestionMark } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { type ComponentType, useState } from 'react';
import { NEVER, type Observable } from 'rxjs';
import { useResource } from '../../resource';
import { PageContent } from '../../texts';

interface ListHelpProps {
  readonly title: string;
  readonly page?: ContentPageName | undefined;
  readonly columns?: Observable<ComponentType> | undefined;
}

/** Explanations of a list, behind a « ? » beside its title: they are read once, the list every day. */
export function ListHelp({ title, page = 'lists', columns }: ListHelpProps) {
  const [isOpen, setOpen] = useState(false);
  const explained = useResource(() => (isOpen && columns) || NEVER, [columns, isOpen]);
  const Columns = explained.value;
  const isAlone = columns === undefined || explained.status === 'failed';
  const words = `Aide\u00A0: ${title}`;
  return (
    <>
      <IconButton
        label={words}
        glyph={CircleQuestionMark}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        title={words}
        width="wide"
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Fermer</Button>}
      >
        {Columns && <Columns />}
        <PageContent
          page={page}
          missing={isAlone && <p>Cette aide n’est pas disponible pour le moment.</p>}
        />
      </Dialog>
    </>
  );
}
