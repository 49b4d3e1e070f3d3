-- Comments on lines of handed-in homework. A draft has no date of sending; the decision sends a mentor's drafts.
CREATE TABLE submission_comment (
  id uuid PRIMARY KEY,
  submission_id bigint NOT NULL REFERENCES homework_submission ON DELETE CASCADE,
  author_id bigint NOT NULL REFERENCES app_user,
  version integer NOT NULL CHECK (version > 0),
  part text NOT NULL CHECK (part IN ('file', 'item')),
  part_name text NOT NULL,
  line integer NOT NULL CHECK (line > 0),
  quote text NOT NULL,
  message text NOT NULL,
  is_required boolean NOT NULL,
  fixed_in integer,
  sent_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (fixed_in > version),
  CHECK (fixed_in IS NULL OR sent_at IS NOT NULL)
);
CREATE INDEX submission_comment_submission ON submission_comment (submission_id, created_at, id);
