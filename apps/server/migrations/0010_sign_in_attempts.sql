-- Tries to sign in and mails asked for, by a hash of the address: known and unknown ones alike, and
-- counted for all server processes together.
CREATE TABLE identity_attempt (
  kind text NOT NULL CHECK (kind IN ('signIn', 'mail')),
  address_hash text NOT NULL,
  count integer NOT NULL,
  last_at timestamptz NOT NULL,
  wait_until timestamptz NOT NULL,
  PRIMARY KEY (kind, address_hash)
);
CREATE INDEX identity_attempt_last ON identity_attempt (last_at);
