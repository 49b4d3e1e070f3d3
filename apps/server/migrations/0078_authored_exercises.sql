-- The same creation sent again, after a lost response, finds what it made.
ALTER TABLE exercise ADD COLUMN creation_id text;
CREATE UNIQUE INDEX exercise_creation ON exercise (lesson_id, creation_id) WHERE creation_id IS NOT NULL;
