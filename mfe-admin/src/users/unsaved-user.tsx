import { LeaveGuard } from '@portal/features/editing';
import { useFormStatus } from '@portal/forms';

/** Inside the form: asks before leaving with unsaved changes. */
export function UnsavedUser() {
  const { dirty, submitting, submitSucceeded } = useFormStatus();
  return <LeaveGuard isUnsaved={dirty && !submitting && !submitSucceeded} />;
}
