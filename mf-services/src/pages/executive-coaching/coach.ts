const CHIPS_SHOWN = 2;

/** The badge of a coach: MCC where the certification says so, otherwise PCC. */
export const credentialOf = (certification: string): 'MCC' | 'PCC' =>
  certification.includes('MCC') ? 'MCC' : 'PCC';

/** The first specialties and, where there are others, how many more. */
export function specialtyChips(specialties: readonly string[]): string[] {
  const more = specialties.length - CHIPS_SHOWN;
  return [...specialties.slice(0, CHIPS_SHOWN), ...(more > 0 ? [`+${more} more`] : [])];
}
