interface ImportMetaEnv {
  /** This is the build for old browsers. */
  readonly LEGACY: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
