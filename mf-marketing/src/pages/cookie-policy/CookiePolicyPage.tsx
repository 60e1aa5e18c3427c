import type { ReactNode } from 'react';
import { cookiePolicy } from '../../content/legal/cookie-policy';
import { LegalPage } from '../../parts/LegalPage';

export default function CookiePolicyPage(): ReactNode {
  return <LegalPage document={cookiePolicy} />;
}
