import { UnreadableRecord } from '@agency/domain/shared/parse';
import { Component, type ReactNode, Suspense } from 'react';
import { handOnFocus } from '../../ui/app/focus-return.ts';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { clearFailedReads } from '../session/reactfire-cache.ts';
import { believeRefusal } from '../session/refused.ts';
import { useSessionState } from '../session/session-context.ts';
import { isAdmin } from '../session/state.ts';
import { describeReadError, isRefused } from './read-error.ts';
import { Waiting } from './waiting.tsx';

interface FeatureProps {
  /** What is read, within a sentence: 'your quotes'. */
  readonly subject: string;
  /** The skeleton shown while loading. */
  readonly loading: ReactNode;
  /** Shown instead of the error when the record does not exist, or not for this person. */
  readonly missing?: ReactNode;
  /** Names what is read, where that changes: the error of one thing is not shown for the next. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface FeatureState {
  readonly failure: unknown;
  /** Refused by the rules, and the session has not been asked for so far. */
  readonly isDoubted: boolean;
  readonly resetKey: string | undefined;
}

/** Part of a screen that reads from the database: its loading state, its error with a retry, its content. */
export class Feature extends Component<FeatureProps, FeatureState> {
  override state: FeatureState = { failure: undefined, isDoubted: false, resetKey: this.props.resetKey };

  static getDerivedStateFromProps({ resetKey }: FeatureProps, state: FeatureState): FeatureState | null {
    return resetKey === state.resetKey ? null : { failure: undefined, isDoubted: false, resetKey };
  }

  static getDerivedStateFromError(failure: unknown): Pick<FeatureState, 'failure' | 'isDoubted'> {
    return { failure: failure ?? new Error('Something threw nothing'), isDoubted: isRefused(failure) };
  }

  override componentDidCatch(failure: unknown): void {
    console.error(`Reading ${this.props.subject} failed`, failure);
    if (isRefused(failure)) {
      void believeRefusal('permission-denied').then(() => this.setState({ isDoubted: false }));
    }
  }

  private readonly retry = (): void => {
    clearFailedReads();
    this.setState({ failure: undefined, isDoubted: false });
  };

  override render(): ReactNode {
    const { subject, loading, missing, children } = this.props;
    const { failure, isDoubted } = this.state;
    if (isDoubted) return <Waiting subject={subject}>{loading}</Waiting>;
    if (failure === undefined) {
      return <Suspense fallback={<Waiting subject={subject}>{loading}</Waiting>}>{children}</Suspense>;
    }
    const { kind, message } = describeReadError(failure, subject);
    if (kind === 'missing' && missing !== undefined) return missing;
    const again = (
      <Button ref={handOnFocus} onClick={this.retry}>
        Try again
      </Button>
    );
    return (
      <Callout
        tone="danger"
        title={`We can’t show ${subject}`}
        actions={kind === 'unreadable' ? null : again}
        announce="alert"
      >
        {failure instanceof UnreadableRecord ? (
          <Unreadable record={failure} message={message} />
        ) : (
          <p>{message}</p>
        )}
      </Callout>
    );
  }
}

interface UnreadableProps {
  readonly record: UnreadableRecord;
  readonly message: string;
}

/** Staff see which record it is: they can have it repaired. */
function Unreadable({ record, message }: UnreadableProps) {
  const { user } = useSessionState();
  return user && isAdmin(user) ? <UnreadableNote path={record.path} /> : <p>{message}</p>;
}
