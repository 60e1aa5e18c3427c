/** The markup of an article's body, sanitised in the build: a chunk of its own. Rejects if `articles/<id>.html` is missing. */
export const importBody = (id: number): Promise<{ default: string }> =>
  import(`../../content/articles/${id}.html`) as Promise<{ default: string }>;
