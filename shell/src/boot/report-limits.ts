/** How many characters of each text a report of an error may have. The server refuses longer ones. */
export const REPORT_LIMITS = { path: 500, message: 2_000, stack: 8_000 } as const;
