import { expectTypeOf, test } from 'vitest';
import type { HomeworkInboxProps, HomeworkInboxSearch } from './homeworks/index.ts';

test('what an inbox is searched for is held by the host, whole', () => {
  expectTypeOf<HomeworkInboxProps>().toMatchObjectType<{
    search: HomeworkInboxSearch;
    onSearchChange: (search: HomeworkInboxSearch) => void;
  }>();
});
