import { useNavigate, useParams } from '@tanstack/react-router';
import { QuestionBank, QuestionEditor } from '@uplink/creator/questions';
import { defineSearch, matching, oneOf, words } from '@uplink/kit/search';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';

const path = '/creator/question-bank';
const readBankSearch = defineSearch({
  cursor: matching(/^[A-Za-z0-9_-]{1,200}$/),
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
