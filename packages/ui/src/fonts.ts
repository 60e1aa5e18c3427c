export interface FontUrls {
  display: string;
  text: string;
}
export const fontFaces = (urls: FontUrls): string => `${urls.display}${urls.text}`;
