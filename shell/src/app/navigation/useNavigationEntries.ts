import type { Contributions, NavigationPlace } from '@site/contracts';
import { useContributions } from '@site/platform';
import { useShownRoute } from '../shown-route';

/** The entries that the releases contribute to a place of the navigation. */
export const useNavigationEntries = (place: NavigationPlace): Contributions['navigation'] =>
  useContributions('navigation').filter((entry) => entry.place === place);

/** Whether the page that is shown belongs to a remote that contributes to the services. */
export function useInServices(): boolean {
  const { page } = useShownRoute();
  const entries = useNavigationEntries('services');
  return entries.some(({ owner }) => page?.startsWith(`${owner}/`));
}
