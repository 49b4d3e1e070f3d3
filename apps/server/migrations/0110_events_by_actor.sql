-- What one person did lately is counted against their limit for the day.
CREATE INDEX purchase_event_actor ON purchase_event (actor_id, created_at);
