-- What a program asks who joins it, and what they answered.

CREATE TABLE onboarding_survey (
  module_id bigint PRIMARY KEY REFERENCES module ON DELETE CASCADE,
  title text NOT NULL,
  intro text NOT NULL DEFAULT '',
  questions jsonb NOT NULL CHECK (jsonb_array_length(questions) BETWEEN 1 AND 30),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- The questions may be changed later: what somebody answered stays as they answered it.
CREATE TABLE onboarding_answer (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  module_id bigint NOT NULL REFERENCES onboarding_survey ON DELETE CASCADE,
  answers jsonb NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, module_id)
);
CREATE INDEX onboarding_answer_module ON onboarding_answer (module_id);
