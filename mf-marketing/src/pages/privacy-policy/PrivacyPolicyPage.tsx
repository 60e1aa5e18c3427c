import type { ReactNode } from 'react';
import { privacyPolicy } from '../../content/legal/privacy-policy';
import { LegalPage } from '../../parts/LegalPage';

export default function PrivacyPolicyPage(): ReactNode {
  return <LegalPage document={privacyPolicy} />;
}
