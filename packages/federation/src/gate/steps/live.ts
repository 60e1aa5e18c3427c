import { fetchLiveSite } from '../live-site';
import type { Step } from '../step';

/** Fetches what is live, for the steps that compare the release with it. */
export const live: Step = {
  name: 'live',
  advice: '',
  async run(context) {
    const { siteUrl, originOf } = context;
    try {
      context.live = await fetchLiveSite(siteUrl, originOf);
    } catch (error) {
      const { message, cause } = error as Error & { cause?: Error };
      return {
        problems: [],
        unavailable: `what is live at ${siteUrl} cannot be fetched (${cause?.message ?? message})`,
      };
    }
    const versions = Object.values(context.live.releases).map(({ name, version }) => `${name} ${version}`);
    return { problems: [], notes: [`${siteUrl}: ${versions.join(', ')}`] };
  },
};
