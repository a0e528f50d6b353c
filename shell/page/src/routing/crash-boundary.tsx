import { Component, type ReactNode } from 'react';
import type { AfterCrash } from '../remotes';

export interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** Makes what the page threw into what is told, and shown by the card of the route. */
  readonly failureOf: (problem: unknown) => Error;
  readonly onCrash: (failure: Error) => AfterCrash;
  /** Puts another version in the place of this boundary; says whether there is one on its way after all. */
  readonly onReplace: () => Promise<boolean>;
}

interface State {
  readonly isCrashed: boolean;
  readonly failure: Error | undefined;
}

/**
 * Keeps a page that throws from taking anything else with it (MF7). What can be done about it is done out
 * of sight; only then the card of the route takes over.
 */
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
        // Another version takes the place of this boundary, in its own time.
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
