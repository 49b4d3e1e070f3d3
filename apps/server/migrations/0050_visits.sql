-- What visitors did in free lessons is sent once, and belongs to the first account that sends it.
CREATE TABLE visit (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
CREATE INDEX visit_user ON visit (user_id);
