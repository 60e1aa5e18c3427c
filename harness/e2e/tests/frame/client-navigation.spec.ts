import { checkNavigation } from '../../client-navigation';
import { test } from '../../fixtures';
import { aliases, everyPage, missing, oneOfEachKind } from '../../routes';

// Every page is in `sweeps/every-page.spec.ts`.
test('A page of each kind, every alias and every missing page with a route show the same after client-side navigation as after a reload, without console messages', async ({
  page,
  request,
}) => {
  const ofEachKind = oneOfEachKind(await everyPage(request));
  await checkNavigation(
    page,
    request,
    new Set([...ofEachKind, ...Object.keys(aliases), ...Object.keys(missing)]),
  );
});
