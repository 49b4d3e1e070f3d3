interface DocumentVersion {
  version: number;
  /** The day from which it counts. */
  since: string;
  /** What is new in it, for people who accepted the one before. */
  changes: string;
}

/** The documents that people accept, with their versions, newest last. A new version is shown to everyone until they accept it. */
export const DOCUMENT_VERSIONS = {
  termsOfSale: [{ version: 1, since: '2026-11-23', changes: 'The first version.' }],
  privacy: [{ version: 1, since: '2026-11-23', changes: 'The first version.' }],
} as const satisfies Record<string, readonly DocumentVersion[]>;

export type DocumentName = keyof typeof DOCUMENT_VERSIONS;

export const documentNames = Object.keys(DOCUMENT_VERSIONS) as DocumentName[];

/** The version that counts now. */
export function currentVersion(name: DocumentName): DocumentVersion {
  const versions: readonly DocumentVersion[] = DOCUMENT_VERSIONS[name];
  const current = versions[versions.length - 1];
  if (!current) throw new Error(`The document ${name} has no version.`);
  return current;
}

/** The earlier versions, newest first. */
export function formerVersions(name: DocumentName): readonly DocumentVersion[] {
  const versions: readonly DocumentVersion[] = DOCUMENT_VERSIONS[name];
  return versions.slice(0, -1).reverse();
}
