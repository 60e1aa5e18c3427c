// The words that tests expect, taken from the content of the remotes, so that a team can change them. Relative paths,
// because a package of a remote exports nothing: other remotes could import it too.

import type { NavigationEntry } from '@site/federation';
import { jobBoard } from '../mf-careers/src/content/careers';
import { navigation as ofCareers } from '../mf-careers/src/content/navigation';
import { navigation as ofInsights } from '../mf-insights/src/content/navigation';
import { navigation as ofMarketing } from '../mf-marketing/src/content/navigation';

export * as careers from '../mf-careers/src/content/careers';
export { jobs } from '../mf-careers/src/content/jobs';
export * as book from '../mf-forms/src/content/book';
export * as coachApplication from '../mf-forms/src/content/coach-application';
export * as contact from '../mf-forms/src/content/contact';
export { requiredNote } from '../mf-forms/src/content/forms';
export * as newsletter from '../mf-forms/src/content/newsletter';
export * as article from '../mf-insights/src/content/article';
export { articles } from '../mf-insights/src/content/articles';
export * as insights from '../mf-insights/src/content/insights';
export { authors } from '../mf-insights/src/content/authors';
export { about } from '../mf-marketing/src/content/about';
export { contact as contactPage } from '../mf-marketing/src/content/contact';
export { home } from '../mf-marketing/src/content/home';
export { accessibilityStatement } from '../mf-marketing/src/content/legal/accessibility';
export { cookiePolicy } from '../mf-marketing/src/content/legal/cookie-policy';
export { legalFrame, legalPages } from '../mf-marketing/src/content/legal/legal-pages';
export { privacyPolicy } from '../mf-marketing/src/content/legal/privacy-policy';
export { termsOfService } from '../mf-marketing/src/content/legal/terms-of-service';
export { partners } from '../mf-marketing/src/content/partners';
export { contactDetails, impact } from '../mf-marketing/src/content/shared';
export { team } from '../mf-marketing/src/content/team';
export { test as testPage } from '../mf-marketing/src/content/test';
export { areaPath, comingSoonPath, listedAreas, placeOf, segmentPath } from '../mf-services/src/catalogue';
export { areaPages } from '../mf-services/src/content/area-pages';
export { catalogue } from '../mf-services/src/content/catalogue';
export { comingSoon } from '../mf-services/src/content/coming-soon';
export { coaches } from '../mf-services/src/content/coaches';
export { dedicatedContent } from '../mf-services/src/content/dedicated-content';
export { executiveCoaching } from '../mf-services/src/content/executive-coaching';
export { segmentPages } from '../mf-services/src/content/segment-pages';
export { overviewEntry } from '../mf-services/src/content/navigation';
export { services } from '../mf-services/src/content/services';
export * as servicesShared from '../mf-services/src/content/shared';
export { talentSourcing } from '../mf-services/src/content/talent-sourcing';
export { findDedicatedPage, isAvailable } from '../mf-services/src/dedicated-pages';
export { uiWords } from '../packages/ui/src/words';
export * as shellWords from '../shell/src/content/frame';
export { offline } from '../shell/src/content/offline';

/** The heading of the job board on `/careers`. */
export const jobBoardTitle = jobBoard.title;

/**
 * The entries of a place in the menus, in their order, except those of mf-services: that remote makes them from its
 * catalogue.
 */
export const entriesOf = (place: NavigationEntry['place']): NavigationEntry[] =>
  [...ofCareers, ...ofInsights, ...ofMarketing]
    .filter((entry) => entry.place === place)
    .sort((one, other) => one.order - other.order);

/** The label of a page's link in the header, whose last one is a button, or in another place. */
export function labelOf(page: string, place?: NavigationEntry['place']): string {
  const entries = place ? entriesOf(place) : [...entriesOf('header'), ...entriesOf('button')];
  const label = entries.find(({ address }) => address === page)?.label;
  if (!label) throw new Error(`no entry of ${place ?? 'the header'} leads to ${page}`);
  return label;
}
