-- Mentors who no longer review a product. What they accepted stays accepted, and the audit finds them here.
CREATE TABLE former_mentor (
  module_id bigint NOT NULL REFERENCES module (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  PRIMARY KEY (module_id, user_id)
);
CREATE INDEX former_mentor_user ON former_mentor (user_id);
