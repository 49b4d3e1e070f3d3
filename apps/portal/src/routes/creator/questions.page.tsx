import { useNavigate, useParams } from '@tanstack/react-router';
import { QuestionBank, QuestionEditor } from '@uplink/creator/questions';
import { defineSearch, oneOf, words } from '@uplink/kit/search';
import { cursor } from '../shared/list.search.ts';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';

const path = '/creator/question-bank';
const readBankSearch = defineSearch({
  cursor,
  search: words(80),
  topic: words(100),
  difficulty: oneOf(1, 2, 3),
});

export function QuestionsPage() {
  return (
    <ListPage title="Question bank">
      <QuestionBank {...useListAddress(readBankSearch)} hrefOf={(id) => `${path}/${id ?? 'new'}`} />
    </ListPage>
  );
}

export function QuestionPage() {
  const { questionId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <QuestionEditor
      questionId={questionId === 'new' ? undefined : Number(questionId)}
      backHref={path}
      onCreated={(created) => void navigate({ href: `${path}/${created}`, replace: true })}
      onDeleted={() => void navigate({ href: path })}
    />
  );
}
