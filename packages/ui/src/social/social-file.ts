/** The file of a page's social image inside the `pictures/` of a release. */
export const socialFile = (page: string | number): string => `social/${page}.png`;
