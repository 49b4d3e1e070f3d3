-- Addresses that take no mail, as the mail provider says, and how much an address was sent.

CREATE TABLE mail_fault (
  address citext PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('bounced', 'complained')),
  detail text NOT NULL DEFAULT '' CHECK (char_length(detail) <= 500),
  at timestamptz NOT NULL
);

CREATE TABLE mail_count (
  address citext NOT NULL,
  hour timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (address, hour)
);
CREATE INDEX mail_count_hour ON mail_count (hour);
