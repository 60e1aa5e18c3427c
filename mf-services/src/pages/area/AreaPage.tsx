import type { ReactNode } from 'react';
import { PermanentRedirect, useParams } from '@site/platform';
import { areaPath, findArea, isFormerAreaId } from '../../catalogue';
import { notFound } from '../../content/shared';
import { CatalogueNotFound } from '../../parts/CatalogueNotFound';
import { AreaDetails } from './AreaDetails';

/** The page of every area. */
export default function AreaPage(): ReactNode {
  const { area: label = '' } = useParams();
  const area = findArea(label);
  if (!area) return <CatalogueNotFound title={notFound.area} />;
  if (isFormerAreaId(label)) return <PermanentRedirect to={areaPath(area)} />;
  return <AreaDetails area={area} />;
}
