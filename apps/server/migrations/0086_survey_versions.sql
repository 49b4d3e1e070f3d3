-- Authors edit surveys: changes name the version they are based on, and a survey without questions is asked no more.

ALTER TABLE onboarding_survey
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  DROP CONSTRAINT onboarding_survey_questions_check,
  ADD CONSTRAINT onboarding_survey_questions_check CHECK (jsonb_array_length(questions) <= 30);
CREATE INDEX onboarding_answer_latest ON onboarding_answer (module_id, answered_at DESC, user_id DESC);
DROP INDEX onboarding_answer_module;
