import { useHomeworkFiles } from './homework-files.controller.ts';
import type { HomeworkUploadProps } from './homework-upload.types.ts';
import { HomeworkUploadView } from './homework-upload.view.tsx';

/** Files of a homework, uploaded as soon as they are chosen, handed in together. */
export function HomeworkUpload(props: HomeworkUploadProps) {
  return <HomeworkUploadView {...props} files={useHomeworkFiles(props.homework)} />;
}
