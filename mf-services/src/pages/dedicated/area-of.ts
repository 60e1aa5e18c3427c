import { findAreaByCode, type Area } from '@site/firm';
import type { DedicatedPage } from '../../content/dedicated/schema';

/** The area of a dedicated page. Throws where no area has its code. */
export function areaOf(page: Pick<DedicatedPage, 'areaCode'>): Area {
  const area = findAreaByCode(page.areaCode);
  if (!area) throw new Error(`No area has the code ${page.areaCode}`);
  return area;
}
