/** The sanitised markup of an article's body. */
declare module '*.html' {
  const markup: string;
  export default markup;
}
