/** A filled path. */
export const path = (data: string, fill: string, opacity = 1): string =>
  `<path d="${data}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

/** A line with round ends. */
export const stroke = (data: string, color: string, width: number, opacity = 1, dashes = ''): string =>
  `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}${dashes && ` stroke-dasharray="${dashes}"`}/>`;
