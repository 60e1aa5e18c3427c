import { findAreaByCode, type ServiceArea } from '@site/firm';
import type { DedicatedPage } from '../../content/dedicated/schema';

/** The service area that a dedicated page belongs to. */
export function areaOf(page: Pick<DedicatedPage, 'areaCode'>): ServiceArea {
  const area = findAreaByCode(page.areaCode);
  if (!area) throw new Error(`No service area has the code ${page.areaCode}`);
  return area;
}
