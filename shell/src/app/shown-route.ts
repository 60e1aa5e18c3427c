import { useMatches } from 'react-router-dom';

export const NOT_FOUND_ID = 'not-found';

interface ShownRoute {
  /** False on the not-found page. That page is the same at every path, so its menus mark no link as current. */
  isFound: boolean;
  /** The page as `remote/Expose`; undefined if the composition lacks its remote. */
  page: string | undefined;
}

/** The route of the page that is shown. */
export function useShownRoute(): ShownRoute {
  const route = useMatches().at(-1);
  return { isFound: route?.id !== NOT_FOUND_ID, page: route?.handle as string | undefined };
}
