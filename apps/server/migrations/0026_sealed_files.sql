-- Where the bytes of an upload lie once they cannot change any more, and what they are.
ALTER TABLE upload_grant
  ADD COLUMN sealed_key text UNIQUE,
  -- Everything else that was stored under its key was removed, when its form was over.
  ADD COLUMN cleared_at timestamptz,
  ADD CHECK ((sealed_key IS NULL) = (sha256 IS NULL)),
  ADD CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  ADD CHECK (sealed_key IS NULL OR size IS NOT NULL);

-- Files that were handed in before this are sealed by the sweep; nothing else is attached unsealed.
ALTER TABLE upload_grant
  ADD CONSTRAINT upload_grant_stored_sealed CHECK (stored_at IS NULL OR sealed_key IS NOT NULL) NOT VALID;

CREATE INDEX upload_grant_uncleared ON upload_grant (expires_at) WHERE stored_at IS NOT NULL AND cleared_at IS NULL;
