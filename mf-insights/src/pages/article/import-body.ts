/** Loads the markup of an article's body, which the build sanitises. Rejects if `articles/<id>.html` is missing. */
export const importBody = (id: number): Promise<{ default: string }> =>
  import(`../../content/articles/${id}.html`) as Promise<{ default: string }>;
