import { tabStorage } from '../parts/tab-storage';
import { draftOf } from '../parts/useDraftForm';
import type { Addition } from './booking-request';

/** What the last press added to the contact form's draft. Without it, each change of the request would add a text. */
export const lastAddition = tabStorage<Addition>('booking request in the contact draft');

/** Removes the request that was in the contact form's draft. Call it once that form is sent. */
export function forgetSentRequest(): void {
  if (!lastAddition.read()) return;
  lastAddition.remove();
  draftOf('booking').remove();
}
