declare module '*.woff2' {
  /** Public address of the file. */
  const url: string;
  export default url;
}
