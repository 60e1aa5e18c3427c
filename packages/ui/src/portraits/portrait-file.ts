const nameInFiles = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');

/** A person's portrait among the pictures that a build draws. */
export const portraitPicture = (name: string): string => `portraits/${nameInFiles(name)}`;

/** The path of a portrait inside the `pictures/` of a release. */
export const portraitFile = (name: string): string => `portraits.svg#${nameInFiles(name)}`;
