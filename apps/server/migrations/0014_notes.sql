-- A learner's own words at a second of a lesson. The id is chosen where the note is taken, so that it
-- can be sent later and twice; it names a note of one person only.
CREATE TABLE lesson_note (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  id uuid NOT NULL,
  module_id bigint NOT NULL REFERENCES lesson (module_id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 86400),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 5000),
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at timestamptz NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX lesson_note_lesson ON lesson_note (user_id, module_id, position, created_at, id);
CREATE INDEX lesson_note_module ON lesson_note (module_id);
