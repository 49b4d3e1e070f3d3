-- What a lesson said after each sitting of an author; number is the version of the lesson then.
CREATE TABLE lesson_version (
  lesson_id bigint NOT NULL REFERENCES module ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  author_id bigint REFERENCES app_user ON DELETE SET NULL,
  content jsonb NOT NULL,
  began_at timestamptz NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (lesson_id, number)
);
CREATE INDEX lesson_version_author ON lesson_version (author_id);
