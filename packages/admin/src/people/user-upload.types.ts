export interface UserUploadProps {
  /** The upload that is shown; without one a file can be chosen. */
  uploadId?: number | undefined;
  /** Told which upload to show instead. */
  onUploadChange: (uploadId: number | undefined) => void;
  /** Where an upload is shown. */
  uploadHref: (uploadId: number) => string;
  /** Where an account is shown. */
  userHref: (userId: number) => string;
}
