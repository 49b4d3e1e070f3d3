-- Cells of a file that staff corrected while it was checked: [{ "line", "at", "value" }]. The file stays as it is. Emptied
-- when the upload is started: its lines have them then.
ALTER TABLE user_upload ADD COLUMN corrections jsonb NOT NULL DEFAULT '[]';
ALTER TABLE user_upload ADD COLUMN assigns_cohort boolean NOT NULL DEFAULT true;
ALTER TABLE user_upload ADD COLUMN updates_known boolean NOT NULL DEFAULT false;

-- An upload is taken back line by line: an account that no one has used is deleted, and its line keeps nothing of it.
ALTER TABLE user_upload DROP CONSTRAINT user_upload_state_check;
ALTER TABLE user_upload ADD CONSTRAINT user_upload_state_check
  CHECK (state IN ('checked', 'running', 'stopped', 'done', 'takingBack', 'takenBack'));
CREATE INDEX user_upload_taking_back ON user_upload (id) WHERE state = 'takingBack';
ALTER TABLE user_upload_line DROP CONSTRAINT user_upload_line_outcome_check;
ALTER TABLE user_upload_line ADD CONSTRAINT user_upload_line_outcome_check
  CHECK (outcome IN ('ready', 'faulty', 'known', 'added', 'updated', 'failed', 'takenBack'));
