import { toast } from '@site/platform';
import { share } from '../../content/article';

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

async function copyUrl(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(share.copied);
  } catch {
    toast({
      title: share.notCopied.title,
      description: share.notCopied.description(url),
      variant: 'destructive',
    });
  }
}

/** Opens the browser's share sheet; if there is none or it fails, copies the URL and reports that in a toast. */
export async function shareArticle(content: ShareData & { url: string }): Promise<void> {
  if (!('share' in navigator)) return copyUrl(content.url);
  try {
    await navigator.share(content);
  } catch (error) {
    if (!isAbort(error)) await copyUrl(content.url);
  }
}
