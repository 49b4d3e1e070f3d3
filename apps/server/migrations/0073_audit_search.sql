-- How the log of what staff did is read over all accounts: newest first, by action, by words of its reasons.
CREATE INDEX audit_entry_newest ON audit_entry (created_at, id);
CREATE INDEX audit_entry_action ON audit_entry (action, created_at, id);
CREATE INDEX audit_entry_reason ON audit_entry USING gin (lower(reason) gin_trgm_ops) WHERE reason <> '';
