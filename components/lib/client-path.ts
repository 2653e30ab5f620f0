/** Returns the path of a client's page. */
export const clientPath = (id: string): string => `/clients/${id}/`;
