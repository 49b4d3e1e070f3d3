-- An effect happens once, however often its job runs.
CREATE TABLE job_effect (
  key text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
