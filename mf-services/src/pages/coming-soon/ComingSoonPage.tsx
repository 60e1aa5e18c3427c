import type { ReactNode } from 'react';
import { useParams } from '@site/platform';
import { findAreaByCode } from '../../catalogue';
import { notFound } from '../../content/shared';
import { CatalogueNotFound } from '../../parts/CatalogueNotFound';
import { ComingSoon } from '../../parts/ComingSoon';

/** The coming-soon page of an area, by its code only. */
export default function ComingSoonPage(): ReactNode {
  const { code = '' } = useParams();
  const area = findAreaByCode(code);
  return area ? <ComingSoon area={area} /> : <CatalogueNotFound title={notFound.comingSoon} />;
}
