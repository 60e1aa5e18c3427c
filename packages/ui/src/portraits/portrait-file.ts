const nameInFiles = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');

/** The path of a person's portrait inside the `pictures/` of a release. */
export const portraitFile = (name: string): string => `portraits/${nameInFiles(name)}.svg`;
