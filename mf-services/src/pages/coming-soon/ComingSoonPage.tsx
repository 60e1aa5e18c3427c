import type { ReactNode } from 'react';
import { findAreaByCode, findService } from '@site/firm';
import { useParams } from '@site/platform';
import { ComingSoon } from '../../parts/ComingSoon';
import { ServiceNotFound } from '../../parts/ServiceNotFound';

/** The page of a practice before it opens, by its code. */
export default function ComingSoonPage(): ReactNode {
  const { code = '' } = useParams();
  const service = findAreaByCode(code) && findService(code);
  return service ? <ComingSoon service={service} /> : <ServiceNotFound title="Service not found" />;
}
