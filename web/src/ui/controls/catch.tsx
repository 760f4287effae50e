import { Component, type ReactNode } from 'react';

interface CatchProps {
  /** What stands there instead of a part that broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps what one part of a screen throws from taking the rest with it. */
export class Catch extends Component<CatchProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
