import type { ReactNode } from 'react';
import { findAreaByCode, findCatalogueArea } from '@site/firm';
import { useParams } from '@site/platform';
import { notFound } from '../../content/shared';
import { CatalogueNotFound } from '../../parts/CatalogueNotFound';
import { ComingSoon } from '../../parts/ComingSoon';

/** The coming-soon page of an area, by its code only. */
export default function ComingSoonPage(): ReactNode {
  const { code = '' } = useParams();
  const area = findAreaByCode(code) && findCatalogueArea(code);
  return area ? <ComingSoon area={area} /> : <CatalogueNotFound title={notFound.comingSoon} />;
}
