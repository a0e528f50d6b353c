import { useFormStatus } from '@portal/forms';
import { LeaveGuard } from './leave-guard';

/** Inside a form: asks before leaving with unsaved changes. */
export function FormLeaveGuard() {
  const { dirty, submitting, submitSucceeded } = useFormStatus();
  return <LeaveGuard isUnsaved={dirty && !submitting && !submitSucceeded} />;
}
