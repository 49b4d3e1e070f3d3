-- Deleted quizzes and homework keep what was handed in; a lesson has at most one that isn't deleted. Those added later
-- (`added_at`) don't count for learners who had finished the lesson by then.
ALTER TABLE quiz ADD COLUMN added_at timestamptz;
ALTER TABLE quiz ADD COLUMN updated_by bigint REFERENCES app_user;
ALTER TABLE quiz ADD COLUMN deleted_at timestamptz;
ALTER TABLE quiz DROP CONSTRAINT quiz_module_id_key;
CREATE UNIQUE INDEX quiz_module ON quiz (module_id) WHERE deleted_at IS NULL;
CREATE INDEX quiz_updated ON quiz (updated_at DESC, id DESC) WHERE deleted_at IS NULL;

ALTER TABLE homework ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
ALTER TABLE homework ADD COLUMN added_at timestamptz;
ALTER TABLE homework ADD COLUMN updated_by bigint REFERENCES app_user;
ALTER TABLE homework ADD COLUMN deleted_at timestamptz;
-- Null for all extensions, or the largest size, that homework allows.
ALTER TABLE homework ADD COLUMN extensions text[];
ALTER TABLE homework ADD COLUMN max_file_size bigint CHECK (max_file_size > 0);
ALTER TABLE homework DROP CONSTRAINT homework_module_id_key;
CREATE UNIQUE INDEX homework_module ON homework (module_id) WHERE deleted_at IS NULL;
CREATE INDEX homework_updated ON homework (updated_at DESC, id DESC) WHERE deleted_at IS NULL;

-- Lessons that ask for less than before: learners who only had that left are still to finish them.
CREATE TABLE relieved_lesson (
  module_id bigint PRIMARY KEY REFERENCES module ON DELETE CASCADE,
  relieved_at timestamptz NOT NULL
);
