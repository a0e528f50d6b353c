import { type ConductApi, createConductApi } from '@portal/api/conduct';
import { kit } from '@portal/kit';
import { useMemo } from 'react';

/** The calls by which an administrator acts on a file. */
export const useConductApi = (): ConductApi => useMemo(() => createConductApi(kit().http), []);
