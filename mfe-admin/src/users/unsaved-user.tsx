import { LeaveGuard } from '@portal/features/editing';
import { useFormStatus } from '@portal/forms';

/** Inside the form: an account that is changed and not on its way is not left without asking. */
export function UnsavedUser() {
  const { dirty, submitting, submitSucceeded } = useFormStatus();
  return <LeaveGuard isUnsaved={dirty && !submitting && !submitSucceeded} />;
}
