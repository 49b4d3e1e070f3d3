-- Who authors a product besides its owner: `view` reads it, `edit` changes it, `manage` also publishes it and gives
-- permissions. Every change counts its version.
ALTER TABLE module ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
CREATE INDEX module_owner ON module (owner_id, id) WHERE deleted_at IS NULL AND type NOT IN (4, 5);

CREATE TABLE module_permission (
  module_id bigint NOT NULL REFERENCES module ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  permission text NOT NULL CHECK (permission IN ('view', 'edit', 'manage')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (module_id, user_id)
);
CREATE INDEX module_permission_user ON module_permission (user_id, module_id);
