-- Which version of the terms and of the privacy page a person accepted, and when.
CREATE TABLE document_acceptance (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  document text NOT NULL,
  version integer NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, document, version)
);
