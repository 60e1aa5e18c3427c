declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }

  export default class Validator {
    /** @param data the items of a page by their type. */
    validate(data: {
      jsonld: Record<string, object[]>;
      microdata: Record<string, object[]>;
      rdfa: Record<string, object[]>;
    }): Promise<Issue[]>;
  }
}
