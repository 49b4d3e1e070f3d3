import { Link, useParams } from '@tanstack/react-router';
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { Note } from '@uplink/kit/states';
import { LessonPlayer } from '@uplink/learner/lessons';
import { useState } from 'react';
import { createPreviewClient } from './preview-client.ts';
import { usePreviewLinks } from './preview-links.ts';

/** A lesson as learners see it, for its author: nothing that is done here is stored. */
export function LessonPreviewPage() {
  const { lessonId = '' } = useParams({ strict: false });
  const { product, stayHere } = usePreviewLinks();
  const [preview] = useState(() => createPreviewClient());
  const [queries] = useState(createQueryClient);
  const editor = `${product}/syllabus/${lessonId}`;
  return (
    <div className="ul-stack ul-gap-24">
      <Note>
        This is a preview: the lesson as learners see it. Nothing you do here is counted.{' '}
        <Link to={editor}>Back to the editor</Link>
      </Note>
      <div onClickCapture={stayHere}>
        <UplinkProvider client={preview} queryClient={queries}>
          <LessonPlayer
            key={lessonId}
            lessonId={Number(lessonId)}
            backHref={editor}
            onFinished={() => {}}
          />
        </UplinkProvider>
      </div>
    </div>
  );
}
