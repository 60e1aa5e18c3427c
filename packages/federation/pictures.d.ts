/** Path of the files of the release that the code is part of; ends with a slash. */
declare const RELEASE_PATH: string;

declare module '*.png' {
  /** Public address of the picture. */
  const url: string;
  export default url;
}
declare module '*.webp' {
  /** Public address of the picture. */
  const url: string;
  export default url;
}
declare module '*.avif' {
  /** Public address of the picture. */
  const url: string;
  export default url;
}
declare module '*.svg' {
  /** Public address of the picture. */
  const url: string;
  export default url;
}
