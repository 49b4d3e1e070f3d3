import { ExamList } from '@uplink/creator/exams';
import { defineSearch, words } from '@uplink/kit/search';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';

const readExamSearch = defineSearch({
  page: (value) => {
    const page = Number(value);
    return Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : undefined;
  },
  search: words(80),
});

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
        {...useListAddress(readExamSearch)}
        kind={kind}
        hrefOf={(id) => `${path}/${id ?? 'new'}`}
        bankHref="/creator/question-bank"
      />
    </ListPage>
  );
}
