export { Block } from './block-skeleton.view.tsx';
export { useHeldQuery, useHeldState } from './held-query.ts';
export { noResource } from './no-resource.tsx';
export { type EmptyPlace, NotReadyView, type NotReadyViewProps } from './not-ready.view.tsx';
export { Note, type NoteProps, NoteWords } from './note.tsx';
export { PageSkeleton, type PageSkeletonProps } from './page-skeleton.view.tsx';
export { type PageState, pageState } from './page-state.ts';
export { emptyEmail, emptyHomework, emptyHomeworkOfMentor, noContent } from './placeholders.tsx';
