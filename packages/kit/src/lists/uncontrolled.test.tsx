import { act, render, screen } from '@testing-library/react';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { uncontrolled } from './uncontrolled.tsx';

interface ListProps {
  noun: string;
  page: number;
  onPageChange: (page: number) => void;
  status?: string | undefined;
  onStatusChange: (status: string | undefined) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  questionId: number | undefined;
  onQuestionChange: (questionId: number | undefined) => void;
}

function List(props: ListProps) {
  const { noun, page, status = 'all', isOpen, questionId } = props;
  const buttons = {
    next: () => props.onPageChange(page + 1),
    done: () => props.onStatusChange('done'),
    open: () => props.onOpenChange(true),
    ask: () => props.onQuestionChange(3),
  };
  return (
    <>
      <p>{`${noun} ${page} ${status} ${isOpen} ${questionId}`}</p>
      {Object.entries(buttons).map(([name, onClick]) => (
        <button key={name} type="button" onClick={onClick}>
          {name}
        </button>
      ))}
    </>
  );
}

const OwnList = uncontrolled(List, {
  page: 0,
  status: undefined,
  isOpen: false,
  questionId: undefined,
});
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('a widget holds what its host leaves to it, and still tells of it', () => {
  const onPageChange = vi.fn();
  render(<OwnList noun="Quizzes" onPageChange={onPageChange} />);
  expect(screen.getByText('Quizzes 0 all false undefined')).toBeDefined();
  press('next');
  press('open');
  press('ask');
  expect(onPageChange).toHaveBeenLastCalledWith(1);
  expect(screen.getByText(/true 3$/)).toBeDefined();
});

test('a list that is narrowed begins at its first page', () => {
  render(<OwnList noun="Quizzes" />);
  press('next');
  expect(screen.getByText(/^Quizzes 1 all/)).toBeDefined();
  press('done');
  expect(screen.getByText(/^Quizzes 0 done/)).toBeDefined();
});

test('two of the same hold their own', () => {
  render(
    <>
      <OwnList noun="One" />
      <OwnList noun="Other" />
    </>,
  );
  act(() => screen.getAllByRole('button', { name: 'next' })[0]?.click());
  expect(screen.getByText(/^One 1/)).toBeDefined();
  expect(screen.getByText(/^Other 0/)).toBeDefined();
});

test('props that are held cannot be passed, all others must be', () => {
  type Own = Parameters<typeof OwnList>[0];
  expectTypeOf<keyof Own>().toEqualTypeOf<
    'noun' | 'onPageChange' | 'onStatusChange' | 'onOpenChange' | 'onQuestionChange'
  >();
  expectTypeOf<Own['onPageChange']>().toEqualTypeOf<ListProps['onPageChange'] | undefined>();
  expectTypeOf<Own['noun']>().toEqualTypeOf<string>();
});
