-- What a person's fields are encrypted with, itself encrypted with the server's secret. Not tied to the account: a
-- restored database is given the newest keys, in which those of deleted accounts are missing.
CREATE TABLE person_key (
  user_id bigint PRIMARY KEY,
  -- The name of the secret, a dot, and the key.
  wrapped text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
