import type { TopAgent } from '@portal/domain/dashboard';
import { count, text } from './fields';
import { fieldsOf, readRows } from './read-body';

export const readTopAgents = readRows<TopAgent>(
  fieldsOf({ agent: ['agent', text], count: ['requests', count] }),
);
