-- Who last changed a product, and the request that created it: repeating that creates nothing.
ALTER TABLE module
  ADD COLUMN changed_by bigint REFERENCES app_user,
  ADD COLUMN request_id uuid;
CREATE UNIQUE INDEX module_request ON module (owner_id, request_id) WHERE request_id IS NOT NULL;
CREATE UNIQUE INDEX module_alias ON module (type, alias) WHERE alias IS NOT NULL AND deleted_at IS NULL;
