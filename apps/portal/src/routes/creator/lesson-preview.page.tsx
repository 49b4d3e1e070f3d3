import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { Note } from '@uplink/kit/states';
import { LessonPlayer } from '@uplink/learner/lessons';
import { type MouseEvent, useState } from 'react';
import { lessonAt } from '../../session/visitor.ts';
import { createPreviewClient } from './preview-client.ts';

/** A lesson as learners see it, for its author: nothing that is done here is stored. */
export function LessonPreviewPage() {
  const { type = '', productId = '', lessonId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const [preview] = useState(createPreviewClient);
  const [queries] = useState(createQueryClient);
  const product = `/creator/products/${type}/${productId}`;
  const editorOf = (id: string | number) => `${product}/syllabus/${id}`;

  /** A lesson's own links lead to the preview, those to its quiz and homework to their editors. */
  function stayHere(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    const { pathname = '' } = link instanceof HTMLAnchorElement ? new URL(link.href) : {};
    const part = /\/lessons\/(\d+)\/(quiz|homework)\/?$/.exec(pathname);
    const id = lessonAt(pathname);
    if (!part && !id) return;
    event.preventDefault();
    event.stopPropagation();
    const [, partOf = '', name = ''] = part ?? [];
    void navigate({ to: part ? `${editorOf(partOf)}/${name}` : `${product}/preview/${id}` });
  }

  return (
    <div className="ul-stack ul-gap-24">
      <Note>
        This is how learners see the lesson. Nothing you do here is counted.{' '}
        <Link to={editorOf(lessonId)}>Back to the editor</Link>
      </Note>
      <div onClickCapture={stayHere}>
        <UplinkProvider client={preview} queryClient={queries}>
          <LessonPlayer
            key={lessonId}
            lessonId={Number(lessonId)}
            backHref={editorOf(lessonId)}
            onFinished={() => {}}
          />
        </UplinkProvider>
      </div>
    </div>
  );
}
