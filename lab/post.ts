/** Posts a submission to a site as its scripts do. */
export const post = (url: string, path: string, payload: object, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  });
