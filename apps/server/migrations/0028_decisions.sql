-- A decision sent again after a lost reply is known by its id, and counts once.
ALTER TABLE milestone_event ADD COLUMN change_id uuid;
CREATE UNIQUE INDEX milestone_event_change ON milestone_event (user_id, cohort_milestone_id, change_id);
ALTER TABLE submission_event ADD COLUMN change_id uuid;
CREATE UNIQUE INDEX submission_event_change ON submission_event (submission_id, change_id);

ALTER TABLE quiz_submission ADD COLUMN feedback_at timestamptz;
