import type { ReactNode } from 'react';
import { areaPath, findService, isEarlierAreaId } from '@site/firm';
import { PermanentRedirect, useParams } from '@site/platform';
import { ServiceNotFound } from '../../parts/ServiceNotFound';
import { AreaDetails } from './AreaDetails';

/** The page of a service area: one for all of them. */
export default function AreaPage(): ReactNode {
  const { area: label = '' } = useParams();
  const service = findService(label);
  if (!service) return <ServiceNotFound title="Service Not Found" />;
  if (isEarlierAreaId(label)) return <PermanentRedirect to={areaPath(service)} />;
  return <AreaDetails service={service} />;
}
