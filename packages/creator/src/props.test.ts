import type { ReactNode } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { IntroEditorProps } from './products/index.ts';

test('a preview is drawn by the host, from the blocks as they are typed', () => {
  expectTypeOf<IntroEditorProps['renderBlocks']>().returns.toEqualTypeOf<ReactNode>();
  expectTypeOf<IntroEditorProps['renderBlocks']>().parameter(0).toExtend<readonly object[]>();
});
