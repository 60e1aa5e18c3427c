declare module '*.woff2' {
  /** Public URL of the file. */
  const url: string;
  export default url;
}
