-- What a person wants from the academy. Each question is asked once: without an answer it is open until it
-- was skipped.
CREATE TABLE learning_goals (
  user_id bigint PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  goal text CHECK (goal IN ('networkJob', 'securityJob', 'curious')),
  level text CHECK (level IN ('newToThis', 'someIt', 'inItNow')),
  evenings smallint CHECK (evenings BETWEEN 1 AND 5),
  goal_skipped boolean NOT NULL DEFAULT false CHECK (NOT goal_skipped OR goal IS NULL),
  level_skipped boolean NOT NULL DEFAULT false CHECK (NOT level_skipped OR level IS NULL),
  evenings_skipped boolean NOT NULL DEFAULT false CHECK (NOT evenings_skipped OR evenings IS NULL)
);
