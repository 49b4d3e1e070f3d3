-- A file that is sent in parts. The row stands as long as the storage may hold parts of it.
CREATE TABLE upload_parts (
  id text PRIMARY KEY,
  upload_key text NOT NULL UNIQUE REFERENCES upload_grant (key) ON DELETE CASCADE,
  part_size bigint NOT NULL CHECK (part_size > 0),
  -- Milliseconds, as the browser tells it: with name and size it tells a file chosen again.
  last_modified bigint NOT NULL,
  joined_at timestamptz
);

-- What its owner gave up is not handed in any more, whatever arrives of it later.
ALTER TABLE upload_grant
  ADD COLUMN given_up_at timestamptz,
  ADD CHECK (given_up_at IS NULL OR stored_at IS NULL);
