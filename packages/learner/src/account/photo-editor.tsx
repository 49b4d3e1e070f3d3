'use client';
import { Skeleton } from '@uplink/ui/skeleton';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { usePhotoEditor } from './photo-editor.controller.ts';
import { messages } from './photo-editor.messages.ts';
import { PhotoEditorView } from './photo-editor.view.tsx';

/** The own photo, and how it is changed. */
export function PhotoEditor() {
  const state = usePhotoEditor();
  if (state.status === 'ready') return <PhotoEditorView {...state} />;
  return <NotReadyView state={state} noun={messages.title} skeleton={<Skeleton height={178} />} />;
}
