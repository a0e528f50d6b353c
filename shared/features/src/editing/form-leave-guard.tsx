import { useFormStatus } from '@portal/forms';
import { LeaveGuard } from './leave-guard';

/** Inside a form: what is changed and not on its way is not left without asking. */
export function FormLeaveGuard() {
  const { dirty, submitting, submitSucceeded } = useFormStatus();
  return <LeaveGuard isUnsaved={dirty && !submitting && !submitSucceeded} />;
}
