import { areaPath, findAreaByCode, type ServiceArea } from '@site/firm';
import type { DedicatedPage } from '../../../content/dedicated/schema';

/** The service area that a dedicated page belongs to. */
export function areaOf(page: Pick<DedicatedPage, 'areaCode'>): ServiceArea {
  const area = findAreaByCode(page.areaCode);
  if (!area) throw new Error(`No service area has the code ${page.areaCode}`);
  return area;
}

/** The way from the home page to a dedicated page; the last step is the page itself. */
export function trailTo(page: DedicatedPage): { label: string; to: string }[] {
  const area = areaOf(page);
  return [
    { label: 'Home', to: '/' },
    { label: 'Services', to: '/services' },
    { label: area.name, to: areaPath(area) },
    { label: page.title, to: page.path },
  ];
}
