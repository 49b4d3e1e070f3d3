export interface CertificatesSearch {
  type?: 1 | 2 | 3 | undefined;
  page?: number | undefined;
}

/** What an address may say; anything else is left out. */
export function readCertificatesSearch(search: Record<string, unknown>): CertificatesSearch {
  const type = readDiplomaType(search.type);
  const page = Number(search.page);
  return {
    ...(type && { type }),
    ...(Number.isInteger(page) && page > 0 && { page }),
  };
}

/** 1 course completion, 2 program completion, 3 digital award; nothing else is a type. */
export function readDiplomaType(value: unknown): 1 | 2 | 3 | undefined {
  return ([1, 2, 3] as const).find((type) => type === Number(value));
}
