import { useNavigate, useParams } from '@tanstack/react-router';
import { ExamEditor } from '@uplink/creator/exams';

export function ExamPage() {
  const { examId = '' } = useParams({ strict: false });
  return <Exam kind="exam" id={examId} path="/creator/exams" />;
}

export function SqcPage() {
  const { sqcId = '' } = useParams({ strict: false });
  return <Exam kind="sqc" id={sqcId} path="/creator/sqc" />;
}

function Exam({ kind, id, path }: { kind: 'exam' | 'sqc'; id: string; path: string }) {
  const navigate = useNavigate();
  return (
    <ExamEditor
      kind={kind}
      examId={id === 'new' ? undefined : Number(id)}
      backHref={path}
      onCreated={(created) => void navigate({ href: `${path}/${created}`, replace: true })}
      onDeleted={() => void navigate({ href: path })}
    />
  );
}
