-- What an author says of a product before one has it: blocks in their order, cleaned when they are written.

CREATE TABLE intro_page (
  module_id bigint PRIMARY KEY REFERENCES module ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  blocks jsonb NOT NULL CHECK (jsonb_typeof(blocks) = 'array'),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Their reviews are left out of lists: few people, found without a look at all of them.
CREATE INDEX app_user_blocked ON app_user (id) WHERE blocked;
