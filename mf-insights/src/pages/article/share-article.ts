import { toast } from '@site/platform';

interface ShareContent {
  title: string;
  text: string;
  url: string;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

async function copyUrl(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied' });
  } catch {
    toast({
      title: 'Link not copied',
      description: `Your browser did not allow it. The address is ${url}`,
      variant: 'destructive',
    });
  }
}

/** Opens the browser's share sheet; if there is none or it fails, copies the URL and reports that in a toast. */
export async function shareArticle(content: ShareContent): Promise<void> {
  if (!('share' in navigator)) return copyUrl(content.url);
  try {
    await navigator.share(content);
  } catch (error) {
    if (!isAbort(error)) await copyUrl(content.url);
  }
}
