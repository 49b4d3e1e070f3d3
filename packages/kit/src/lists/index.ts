export { ChoiceFilter, type ChoiceFilterProps, SelectFilter } from './choice-filter.tsx';
export { LazySelect } from './lazy-select.tsx';
export { ListFrame, type ListFrameProps, type WordSearch } from './list-frame.tsx';
export { type ListState, listState } from './list-state.ts';
export { PlainRow, type PlainRowProps } from './plain-row.tsx';
export { type ListRow, RowListView, type RowListViewProps } from './row-list.view.tsx';
export { RowsSkeleton, type RowsSkeletonProps } from './rows-skeleton.view.tsx';
export { type UncontrolledProps, uncontrolled } from './uncontrolled.tsx';
export { type ListPlace, type ListSearchProps, useListSearch } from './use-list-search.ts';
