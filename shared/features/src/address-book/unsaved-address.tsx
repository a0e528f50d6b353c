import { LeaveGuard } from '../editing';
import { useFormStatus } from '@portal/forms';

/** Inside the form: an address that is changed and not on its way is not left without asking. */
export function UnsavedAddress() {
  const { dirty, submitting, submitSucceeded } = useFormStatus();
  return <LeaveGuard isUnsaved={dirty && !submitting && !submitSucceeded} />;
}
