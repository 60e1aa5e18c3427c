import { toast } from '@site/platform';

interface Shared {
  title: string;
  text: string;
  url: string;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

async function copyAddress(url: string): Promise<void> {
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

/** Offers the browser's share sheet; where there is none, or it fails, the address is copied instead. */
export async function shareArticle(shared: Shared): Promise<void> {
  if (!('share' in navigator)) return copyAddress(shared.url);
  try {
    await navigator.share(shared);
  } catch (error) {
    if (!isAbort(error)) await copyAddress(shared.url);
  }
}
