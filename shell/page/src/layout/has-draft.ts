import { kit } from '@portal/kit';

/** Of a project: the assumptions of a comparison, which are kept as well, are no input that anybody misses. */
const FORMS = 'project/';

/** Whether a project that was not sent is kept for somebody on this device. */
export const hasDraft = (owner: string | null): boolean => kit().drafts.isFormKeptFor(owner, FORMS);
