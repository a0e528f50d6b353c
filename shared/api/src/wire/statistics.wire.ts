import type { TopAgent } from '@portal/domain/dashboard';
import * as v from 'valibot';
import { count, text } from './fields';
import { readRows } from './read-body';

const TopAgentWire = v.object({ agent: text, requests: count });

export const readTopAgents = readRows(TopAgentWire, (wire): TopAgent => ({
  agent: wire.agent,
  count: wire.requests,
}));
