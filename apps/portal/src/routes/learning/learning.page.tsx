import { LearningList } from '@uplink/learner/learning/list';
import { AccountFrame } from '../shared/account-frame.tsx';

export function LearningPage() {
  return (
    <AccountFrame title="Learning" part="learner">
      <LearningList coursesHref="/courses" />
    </AccountFrame>
  );
}
