import {
  type Act,
  type CaseActionsApi,
  createCaseActionsApi,
  type SentNotice,
} from '@portal/api/case-actions';
import { kit } from '@portal/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Subscription } from 'rxjs';
import { isOutdated } from '../editing';

export const useActsApi = (): CaseActionsApi => useMemo(() => createCaseActionsApi(kit().http), []);

export interface RehearsedAct {
  readonly act: Act;
  readonly mails: readonly SentNotice[];
}

export type Rehearsal = ReturnType<typeof useRehearsal>;

/**
 * Asks the back office before an administrator is asked: the dialog then says what it said.
 * @param onStale after a refusal because of a change by somebody else
 */
export function useRehearsal(onStale: () => void) {
  const api = useActsApi();
  const [isAsking, setAsking] = useState(false);
  const [rehearsed, setRehearsed] = useState<RehearsedAct>();
  const [failure, setFailure] = useState<unknown>();
  const pending = useRef<Subscription>(undefined);
  useEffect(() => () => pending.current?.unsubscribe(), []);

  const fail = (error: unknown) => {
    setAsking(false);
    setFailure(error);
    if (isOutdated(error)) onStale();
  };
  /** To be confirmed: also what a form has asked by itself. */
  const confirm = (asked: RehearsedAct) => {
    setAsking(false);
    setFailure(undefined);
    setRehearsed(asked);
  };
  return {
    /** Asks what an act would send; not while an answer is awaited. */
    ask: (act: Act) => {
      setAsking(true);
      setFailure(undefined);
      pending.current = api
        .rehearse(act)
        .subscribe({ next: (mails) => confirm({ act, mails }), error: fail });
    },
    isAsking,
    rehearsed,
    failure,
    fail,
    confirm,
    close: () => setRehearsed(undefined),
  };
}
