import {
  type Act,
  type CaseActionsApi,
  createCaseActionsApi,
  type SentNotice,
} from '@portal/api/case-actions';
import { kit } from '@portal/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Subscription } from 'rxjs';

export const useActsApi = (): CaseActionsApi => useMemo(() => createCaseActionsApi(kit().http), []);

export interface RehearsedAct {
  readonly act: Act;
  readonly mails: readonly SentNotice[];
}

export interface Rehearsal {
  /** Asks what an act would send; not while an answer is awaited. */
  readonly ask: (act: Act) => void;
  readonly isAsking: boolean;
  readonly rehearsed: RehearsedAct | undefined;
  readonly failure: unknown;
  readonly fail: (failure: unknown) => void;
  /** To be confirmed: what a form has asked by itself. */
  readonly confirm: (rehearsed: RehearsedAct) => void;
  readonly close: () => void;
}

/** Asks the back office before an administrator is asked: the dialog then says what it said. */
export function useRehearsal(): Rehearsal {
  const api = useActsApi();
  const [isAsking, setAsking] = useState(false);
  const [rehearsed, setRehearsed] = useState<RehearsedAct>();
  const [failure, setFailure] = useState<unknown>();
  const pending = useRef<Subscription>(undefined);
  useEffect(() => () => pending.current?.unsubscribe(), []);

  return {
    ask: (act) => {
      setAsking(true);
      setFailure(undefined);
      pending.current = api.rehearse(act).subscribe({
        next: (mails) => {
          setAsking(false);
          setRehearsed({ act, mails });
        },
        error: (error: unknown) => {
          setAsking(false);
          setFailure(error);
        },
      });
    },
    isAsking,
    rehearsed,
    failure,
    fail: setFailure,
    confirm: (asked) => {
      setFailure(undefined);
      setRehearsed(asked);
    },
    close: () => setRehearsed(undefined),
  };
}
