import { Component, type ReactNode } from 'react';
import type { AfterCrash } from '../remotes/remote-loader';

export interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** Converts what the page threw to the error that is reported and shown by the route's card. */
  readonly failureOf: (problem: unknown) => Error;
  readonly onCrash: (failure: Error) => AfterCrash;
  /** Switches to another version; resolves to false when there is none. */
  readonly onReplace: () => Promise<boolean>;
}

interface State {
  readonly isCrashed: boolean;
  readonly failure: Error | undefined;
}

/** Isolates render errors of a page. Recovery happens invisibly; if it fails, the route's error card is shown. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { isCrashed: false, failure: undefined };

  static getDerivedStateFromError(): Partial<State> {
    return { isCrashed: true };
  }

  override componentDidCatch(problem: unknown): void {
    const { failureOf, onCrash, onReplace } = this.props;
    const failure = failureOf(problem);
    const giveUp = () => this.setState({ failure });
    switch (onCrash(failure)) {
      case 'again':
        this.setState({ isCrashed: false });
        break;
      case 'replaced':
        // Another version replaces this boundary when it is loaded.
        void onReplace().then((isReplaced) => !isReplaced && giveUp(), giveUp);
        break;
      case 'given up':
        giveUp();
    }
  }

  override render(): ReactNode {
    const { isCrashed, failure } = this.state;
    if (failure) throw failure;
    return isCrashed ? null : this.props.children;
  }
}
