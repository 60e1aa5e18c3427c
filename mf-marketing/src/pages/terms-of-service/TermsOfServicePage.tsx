import type { ReactNode } from 'react';
import { termsOfService } from '../../content/legal/terms-of-service';
import { LegalPage } from '../../parts/LegalPage';

export default function TermsOfServicePage(): ReactNode {
  return <LegalPage document={termsOfService} />;
}
