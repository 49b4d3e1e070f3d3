import { ExamList } from '@uplink/creator/exams';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readAuthorSearch } from './author.search.ts';

export function ExamsPage() {
  return <Exams title="Exams" kind="exam" path="/creator/exams" />;
}

export function SqcListPage() {
  return <Exams title="SQC" kind="sqc" path="/creator/sqc" />;
}

function Exams({ title, kind, path }: { title: string; kind: 'exam' | 'sqc'; path: string }) {
  return (
    <ListPage title={title}>
      <ExamList
        {...useListAddress(readAuthorSearch)}
        kind={kind}
        hrefOf={(id) => `${path}/${id ?? 'new'}`}
        bankHref="/creator/question-bank"
      />
    </ListPage>
  );
}
