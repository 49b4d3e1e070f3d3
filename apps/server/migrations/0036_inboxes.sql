-- An inbox continues after a row, so every order it has is an index. Homework is walked by homework and
-- status, quizzes by quiz.
DROP INDEX homework_submission_inbox;
CREATE INDEX homework_submission_inbox ON homework_submission (homework_id, status, submitted_at, id) WHERE version > 0;
ALTER TABLE homework_submission ADD CHECK ((version = 0) = (submitted_at IS NULL));

CREATE INDEX quiz_submission_inbox ON quiz_submission (quiz_id, submitted_at, id);

DROP INDEX user_milestone_inbox;
CREATE INDEX user_milestone_waiting ON user_milestone ((status NOT IN (2, 7)), submitted_at, cohort_milestone_id, user_id)
  WHERE version > 0;
CREATE INDEX user_milestone_submitted ON user_milestone (submitted_at, cohort_milestone_id, user_id) WHERE version > 0;

-- How many times the due dates of a cohort were moved: whoever moves them names what they saw.
ALTER TABLE cohort ADD COLUMN due_dates_version integer NOT NULL DEFAULT 0 CHECK (due_dates_version >= 0);
