-- A learner who signed in at the academy lets a frame on a partner's site show one lesson, for an hour.
CREATE TABLE partner_sign_in (
  id_hash text PRIMARY KEY CHECK (char_length(id_hash) = 43),
  key text NOT NULL REFERENCES partner_key ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  lesson_id bigint NOT NULL REFERENCES module ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX partner_sign_in_key ON partner_sign_in (key);
CREATE INDEX partner_sign_in_user ON partner_sign_in (user_id);
CREATE INDEX partner_sign_in_lesson ON partner_sign_in (lesson_id);
CREATE INDEX partner_sign_in_expiry ON partner_sign_in (expires_at);
