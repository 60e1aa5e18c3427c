const MAX_CHIPS = 2;

/** MCC if the certification mentions it, otherwise PCC. */
export const credentialOf = (certification: string): 'MCC' | 'PCC' =>
  certification.includes('MCC') ? 'MCC' : 'PCC';

/** The first specialties and, if there are more, their number. */
export function specialtyChips(specialties: readonly string[]): string[] {
  const more = specialties.length - MAX_CHIPS;
  return [...specialties.slice(0, MAX_CHIPS), ...(more > 0 ? [`+${more} more`] : [])];
}
