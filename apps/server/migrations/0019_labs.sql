-- Practice labs: what a product of type 10 is at its vendor, who has it, and who opened it when.

CREATE TABLE practice_lab (
  module_id bigint PRIMARY KEY REFERENCES module ON DELETE CASCADE,
  vendor text NOT NULL,
  vendor_id text NOT NULL,
  number_of_labs integer NOT NULL DEFAULT 0 CHECK (number_of_labs >= 0),
  number_of_questions integer NOT NULL DEFAULT 0 CHECK (number_of_questions >= 0)
);

-- Labs that a product opens for its learners.
CREATE TABLE module_lab (
  module_id bigint NOT NULL REFERENCES module ON DELETE CASCADE,
  lab_id bigint NOT NULL REFERENCES practice_lab ON DELETE CASCADE,
  PRIMARY KEY (module_id, lab_id)
);
CREATE INDEX module_lab_lab ON module_lab (lab_id);

-- One year from the first access.
CREATE TABLE lab_access (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  lab_id bigint NOT NULL REFERENCES practice_lab ON DELETE CASCADE,
  first_access_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > first_access_at),
  PRIMARY KEY (user_id, lab_id)
);
