import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  /** Returns what is shown instead of children that threw. */
  onError: () => ReactNode;
  children: ReactNode;
}

/** An error boundary around one section of a page. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.onError() : this.props.children;
  }
}
