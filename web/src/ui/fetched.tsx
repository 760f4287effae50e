import {
  Component,
  createElement,
  use,
  useCallback,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useRetry } from './use-retry.ts';

/** A part of the app did not come: there is no connection and the phone does not hold the whole app yet. */
class NotFetched extends Error {
  override name = 'NotFetched';
}

/** `use` reads what says of itself that it has come in the same render, and waits a turn for any other promise. */
type Coming<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** What stands in for a part that could not be fetched: it is given what the part would be given. */
type Instead<Props> = ComponentType<Props & { retry: () => void }>;

/**
 * A component that is fetched when it is first shown, or before with `fetch`. When it can't be, only its place stays
 * empty and the rest of the app goes on; it is tried again when it is next wanted or the connection comes back.
 * @param load brings the component
 * @param Instead what stands there when it could not be fetched; nothing by default
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: Instead<Props> = Nothing,
) {
  let coming: Coming<ComponentType<Props>> | undefined;
  let hasFailed = false;
  const bring = () =>
    (coming ??= load().then(
      (value) => {
        if (coming) void Object.assign(coming, { status: 'fulfilled', value });
        return value;
      },
      (cause: unknown) => {
        hasFailed = true;
        throw new NotFetched('a part could not be fetched', { cause });
      },
    ));
  const forgetFailure = () => {
    if (hasFailed) coming = undefined;
    hasFailed = false;
  };
  function Part(props: Props) {
    return createElement(use(bring()), props);
  }
  function Fetched(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const retry = useCallback(() => {
      forgetFailure();
      setAttempt((last) => last + 1);
    }, []);
    return (
      <FetchBoundary key={attempt} instead={<Instead {...props} retry={retry} />} onLeave={forgetFailure}>
        <Part {...props} />
      </FetchBoundary>
    );
  }
  return Object.assign(Fetched, {
    /** Brings it before it is shown; a failure is forgotten. */
    fetch: async (): Promise<void> => {
      await bring().catch(forgetFailure);
    },
    /** Whether it has come. */
    isHere: () => coming?.status === 'fulfilled',
  });
}

/** An empty place, filled with the next connection. */
function Nothing({ retry }: { retry: () => void }) {
  useRetry(retry);
  return null;
}

interface BoundaryProps {
  children: ReactNode;
  instead: ReactNode;
  /** Called when it goes after a failure: whoever comes next tries again. */
  onLeave: () => void;
}

/** Holds back that something could not be fetched, and nothing else. */
class FetchBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentWillUnmount() {
    if (this.state.error) this.props.onLeave();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof NotFetched) return this.props.instead;
    throw error;
  }
}
