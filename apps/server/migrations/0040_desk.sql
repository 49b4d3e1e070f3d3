-- The desk walks waiting work task by task, oldest first. What somebody has claimed is little, and found by when.
CREATE INDEX homework_submission_claimed ON homework_submission (claimed_at) WHERE claimed_by IS NOT NULL;
CREATE INDEX user_milestone_claimed ON user_milestone (claimed_at) WHERE claimed_by IS NOT NULL;
CREATE INDEX user_milestone_desk ON user_milestone (cohort_milestone_id, submitted_at, user_id)
  WHERE version > 0 AND status IN (2, 7);

-- The server grades quizzes; one with mistakes waits until a mentor has read it. Older ones count as read.
ALTER TABLE quiz_submission ADD COLUMN read_at timestamptz;
UPDATE quiz_submission SET read_at = submitted_at;
CREATE INDEX quiz_submission_desk ON quiz_submission (quiz_id, submitted_at, id) WHERE read_at IS NULL AND score < total;

-- What a mentor decided lately.
CREATE INDEX submission_event_actor ON submission_event (actor_id, created_at);
CREATE INDEX milestone_event_actor ON milestone_event (actor_id, created_at);

-- Decisions of the desk wait a few seconds for an undo; then they are sent once.
CREATE TABLE review_decision (
  id uuid PRIMARY KEY,
  mentor_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  submission_id bigint REFERENCES homework_submission ON DELETE CASCADE,
  quiz_submission_id bigint REFERENCES quiz_submission ON DELETE CASCADE,
  learner_id bigint,
  cohort_milestone_id bigint,
  verdict text NOT NULL CHECK (verdict IN ('accept', 'sendBack')),
  status text NOT NULL,
  version integer NOT NULL,
  message text,
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'sending', 'sent', 'undone', 'refused')),
  reason text,
  decided_at timestamptz NOT NULL,
  settles_at timestamptz NOT NULL,
  FOREIGN KEY (learner_id, cohort_milestone_id) REFERENCES user_milestone ON DELETE CASCADE,
  CHECK ((learner_id IS NULL) = (cohort_milestone_id IS NULL)),
  CHECK (num_nonnulls(submission_id, quiz_submission_id, cohort_milestone_id) = 1)
);
CREATE INDEX review_decision_due ON review_decision (settles_at) WHERE state IN ('held', 'sending');
CREATE INDEX review_decision_mentor ON review_decision (mentor_id, decided_at);
CREATE UNIQUE INDEX review_decision_homework ON review_decision (submission_id) WHERE state IN ('held', 'sending');
CREATE UNIQUE INDEX review_decision_quiz ON review_decision (quiz_submission_id) WHERE state IN ('held', 'sending');
CREATE UNIQUE INDEX review_decision_milestone ON review_decision (learner_id, cohort_milestone_id)
  WHERE state IN ('held', 'sending');
