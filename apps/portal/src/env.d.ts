interface ImportMetaEnv {
  /** This is a build, not the server of a developer. */
  readonly PROD: boolean;
  /** This is the build for old browsers. */
  readonly LEGACY: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
