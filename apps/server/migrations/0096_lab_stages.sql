-- Practice labs that run in the academy: stages on one network, and what each learner has entered in them.

CREATE TABLE lab_definition (
  lab_id bigint NOT NULL REFERENCES practice_lab ON DELETE CASCADE,
  version integer NOT NULL CHECK (version >= 1),
  definition jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (lab_id, version)
);

CREATE TABLE lab_run (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  lab_id bigint NOT NULL,
  -- Who has begun goes on with this version.
  definition_version integer NOT NULL,
  seed bigint NOT NULL,
  log text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, lab_id),
  FOREIGN KEY (lab_id, definition_version) REFERENCES lab_definition ON DELETE CASCADE
);
CREATE INDEX lab_run_lab ON lab_run (lab_id, definition_version);

-- The last check of each stage. A stage that is met stays as it was met.
CREATE TABLE lab_stage_grade (
  user_id bigint NOT NULL,
  lab_id bigint NOT NULL,
  stage integer NOT NULL CHECK (stage >= 1),
  log text NOT NULL,
  grade jsonb NOT NULL,
  is_met boolean NOT NULL,
  engine integer NOT NULL,
  graded_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, lab_id, stage),
  FOREIGN KEY (user_id, lab_id) REFERENCES lab_run ON DELETE CASCADE
);
