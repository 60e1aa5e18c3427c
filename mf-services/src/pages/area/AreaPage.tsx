import type { ReactNode } from 'react';
import { areaPath, findCatalogueArea, isFormerAreaId } from '@site/firm';
import { PermanentRedirect, useParams } from '@site/platform';
import { notFound } from '../../content/shared';
import { CatalogueNotFound } from '../../parts/CatalogueNotFound';
import { AreaDetails } from './AreaDetails';

/** The page of every area. */
export default function AreaPage(): ReactNode {
  const { area: label = '' } = useParams();
  const area = findCatalogueArea(label);
  if (!area) return <CatalogueNotFound title={notFound.area} />;
  if (isFormerAreaId(label)) return <PermanentRedirect to={areaPath(area)} />;
  return <AreaDetails area={area} />;
}
