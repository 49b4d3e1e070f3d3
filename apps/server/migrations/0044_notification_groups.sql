-- One row for one event: what is told together has the same group.
CREATE SEQUENCE notification_group;
ALTER TABLE user_notification
  ADD COLUMN kind text NOT NULL DEFAULT 'news',
  ADD COLUMN group_id bigint NOT NULL DEFAULT nextval('notification_group'),
  ADD COLUMN subject text,
  ADD COLUMN needs_you boolean NOT NULL DEFAULT false,
  ADD COLUMN is_shown boolean NOT NULL DEFAULT true,
  ADD COLUMN mail_due boolean NOT NULL DEFAULT false,
  ADD COLUMN read_change uuid;
UPDATE user_notification SET kind = case split_part(occasion, ':', 1)
  when 'homework-reviewed' then case when type = 'alert' then 'sentBack' else 'accepted' end
  when 'milestone-reviewed' then case when type = 'alert' then 'sentBack' else 'accepted' end
  when 'quiz-feedback' then 'commented'
  when 'homework-submitted' then 'toReview'
  when 'milestone-submitted' then 'toReview'
  when 'homework-message' then 'message'
  when 'question' then 'answer'
  when 'response' then 'answer'
  when 'lesson-done' then 'opened'
  when 'product-done' then 'opened'
  when 'due-dates' then 'dueDate'
  when 'exam' then 'exam'
  when 'level' then 'level'
  when 'diploma' then 'certificate'
  when 'bought' then 'payment'
  when 'refunded' then 'payment'
  when 'declined' then 'declined'
  when 'frozen' then 'declined'
  else 'news' end;
CREATE INDEX user_notification_group ON user_notification (group_id, date DESC, id DESC);
CREATE INDEX user_notification_unread ON user_notification (user_id) WHERE NOT is_read;
CREATE INDEX user_notification_mail ON user_notification (user_id) WHERE mail_due;

-- The row that the next notification about the same object joins.
CREATE TABLE notification_fold (
  fold_key text NOT NULL,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  group_id bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (fold_key, user_id)
);

-- Only what somebody chose; other topics do what they do for everybody.
CREATE TABLE notification_setting (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  topic text NOT NULL,
  is_shown boolean NOT NULL,
  is_mailed boolean NOT NULL,
  PRIMARY KEY (user_id, topic)
);

-- The last day, by the reader's clock, whose digest was sent.
CREATE TABLE notification_digest (
  user_id bigint PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  day date NOT NULL
);

ALTER TABLE app_user ADD COLUMN time_zone text;
