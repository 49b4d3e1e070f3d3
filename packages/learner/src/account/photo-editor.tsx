'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { AccountSkeleton } from './account-skeleton.view.tsx';
import { usePhotoEditor } from './photo-editor.controller.ts';
import { photoEditorMessages } from './photo-editor.messages.ts';
import { PhotoEditorView } from './photo-editor.view.tsx';

/** The own photo, and how it is changed. */
export function PhotoEditor() {
  const messages = useMessages(photoEditorMessages);
  const state = usePhotoEditor();
  if (state.status === 'ready') return <PhotoEditorView {...state} />;
  return (
    <NotReadyView
      state={state}
      noun={messages.title}
      skeleton={<AccountSkeleton heights={[178]} />}
    />
  );
}
