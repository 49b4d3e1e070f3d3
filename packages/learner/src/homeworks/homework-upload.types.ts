import type { Schema } from '@uplink/api-client';

export interface HomeworkUploadProps {
  homework: Schema<'Homework'>;
  /** The button's label: submit, or submit again. */
  submitLabel: string;
  isSubmitting: boolean;
  submitError: string | undefined;
  /** Hands the uploaded files in by their keys. */
  onSubmit: (keys: readonly string[]) => void;
}
