import { parisDay } from '@portal/domain/format';
import type { BuiltInView } from './views';

/** What was created since the first day of the calendar month of `now` in Paris. */
export const sinceThisMonth = (name: string, now: Date): BuiltInView => ({
  name,
  search: `du=${(parisDay(now.toISOString()) ?? '').slice(0, 8)}01`,
});
