import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  /** Returns what is shown instead of children that threw. */
  onError: (error: Error) => ReactNode;
  children: ReactNode;
}

/** An error boundary around one section of a page. */
export class SectionBoundary extends Component<SectionBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.onError(error) : this.props.children;
  }
}
