import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FormStack } from '@portal/ui/form-layout';
import { type ReactNode, type Ref, type SubmitEvent, useId } from 'react';

interface ViewDialogProps {
  readonly title: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The form, for moving focus when the focused element disappears. */
  readonly formRef?: Ref<HTMLFormElement> | undefined;
  readonly children: ReactNode;
}

/** A form about views in a dialog, with Annuler and Enregistrer. */
export function ViewDialog({ title, onSubmit, onClose, formRef, children }: ViewDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" form={formId} variant="primary">
            Enregistrer
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formRef}
        tabIndex={-1}
        aria-label={title}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <FormStack>{children}</FormStack>
      </form>
    </Dialog>
  );
}
