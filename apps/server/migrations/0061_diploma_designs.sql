-- How a certificate or award looks: its colour, and its images by their upload keys. What was issued keeps its own copy.
ALTER TABLE diploma ADD COLUMN design jsonb;
ALTER TABLE diploma ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
ALTER TABLE diploma ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE diploma ADD COLUMN changed_by bigint REFERENCES app_user;
ALTER TABLE diploma ADD COLUMN deleted_at timestamptz;
ALTER TABLE diploma_issue ADD COLUMN design jsonb;
CREATE INDEX diploma_owner ON diploma (owner_id, id) WHERE deleted_at IS NULL;
