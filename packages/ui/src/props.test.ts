import type { ReactNode } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { DataColumn, DataTableProps } from './data-table/index.ts';
import type { DialogProps } from './dialog/index.ts';
import type { SegmentedControlProps } from './segmented-control/index.ts';
import type { SelectProps } from './select/index.ts';
import type { TabsProps } from './tabs/index.ts';

type Size = 'small' | 'large';
interface Row {
  id: number;
  name: string;
}

test('a choice is one of its options, held by the host or by the component', () => {
  expectTypeOf<SelectProps<Size>['value']>().toEqualTypeOf<Size | '' | null | undefined>();
  expectTypeOf<SelectProps<Size>['defaultValue']>().toEqualTypeOf<Size | undefined>();
  expectTypeOf<NonNullable<SelectProps<Size>['onChange']>>().parameters.toEqualTypeOf<[Size]>();
  expectTypeOf<SegmentedControlProps<Size>['onChange']>().parameters.toEqualTypeOf<[Size]>();
  expectTypeOf<TabsProps<Size>['value']>().toEqualTypeOf<Size>();
});

test('a column draws rows of its table', () => {
  expectTypeOf<DataColumn<Row>['render']>().toEqualTypeOf<(row: Row) => ReactNode>();
  expectTypeOf<DataTableProps<Row>['rows']>().toEqualTypeOf<readonly Row[]>();
  expectTypeOf<NonNullable<DataTableProps<Row>['rowHref']>>().toEqualTypeOf<(row: Row) => string>();
  expectTypeOf<DataTableProps<Row>['empty']>().toEqualTypeOf<ReactNode>();
});

test('a dialog has places for content and actions', () => {
  expectTypeOf<Pick<DialogProps, 'children' | 'footer'>>().toEqualTypeOf<{
    children: ReactNode;
    footer?: ReactNode;
  }>();
});
