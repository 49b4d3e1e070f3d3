-- What authors set up besides a product's basics.
ALTER TABLE module
  ADD COLUMN numeration_enabled boolean NOT NULL DEFAULT true,
  ADD COLUMN apply_form text CHECK (apply_form ~ '^https?://' AND char_length(apply_form) <= 500),
  ADD COLUMN onboarding_form text CHECK (onboarding_form ~ '^https?://' AND char_length(onboarding_form) <= 500);

-- What a learner does first, in order.
CREATE TABLE module_task (
  module_id bigint NOT NULL REFERENCES module ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 1),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 200),
  PRIMARY KEY (module_id, position)
);

-- Tabs of the learner's page: 0 text, 1 lesson map, 2 milestones, 3 something of the bundle.
CREATE TABLE module_tab (
  module_id bigint NOT NULL REFERENCES module ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 1),
  type smallint NOT NULL CHECK (type BETWEEN 0 AND 3),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 60),
  -- HTML, for a text.
  html text NOT NULL DEFAULT '',
  -- A part of the bundle.
  item_id bigint REFERENCES module ON DELETE CASCADE,
  PRIMARY KEY (module_id, position),
  CHECK ((item_id IS NOT NULL) = (type = 3))
);
