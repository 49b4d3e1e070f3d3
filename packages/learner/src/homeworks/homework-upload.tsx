import type { Schema } from '@uplink/api-client';
import { useHomeworkFiles } from './homework-files.controller.ts';
import { HomeworkUploadView } from './homework-upload.view.tsx';

export interface HomeworkUploadProps {
  task: Schema<'HomeworkTask'>;
  /** The button's label: submit, or submit again. */
  submitLabel: string;
  isSubmitting: boolean;
  submitError: string | undefined;
  /** Hands the uploaded files in by their keys. */
  onSubmit: (keys: readonly string[]) => void;
}

/** Files of a homework, uploaded as soon as they are chosen, handed in together. */
export function HomeworkUpload(props: HomeworkUploadProps) {
  return <HomeworkUploadView {...props} files={useHomeworkFiles(props.task)} />;
}
