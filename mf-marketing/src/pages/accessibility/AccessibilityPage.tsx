import type { ReactNode } from 'react';
import { accessibilityStatement } from '../../content/legal/accessibility';
import { LegalPage } from '../../parts/LegalPage';

export default function AccessibilityPage(): ReactNode {
  return <LegalPage document={accessibilityStatement} />;
}
