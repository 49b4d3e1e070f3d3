-- The bank and exams as their authors change them. `creation_id` makes a repeated creation the same one.
ALTER TABLE bank_question ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
ALTER TABLE bank_question ADD COLUMN weight integer NOT NULL DEFAULT 1 CHECK (weight BETWEEN 1 AND 100);
ALTER TABLE bank_question ADD COLUMN creation_id uuid;
CREATE UNIQUE INDEX bank_question_creation ON bank_question (owner_id, creation_id);
CREATE INDEX bank_question_owner ON bank_question (owner_id, id DESC) WHERE deleted_at IS NULL;

ALTER TABLE assessment ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
-- So many questions of each topic; null for exams whose questions were put together by hand.
ALTER TABLE assessment ADD COLUMN blueprint jsonb;
CREATE INDEX assessment_owner ON assessment (owner_id, updated_at DESC, id DESC) WHERE deleted_at IS NULL;
