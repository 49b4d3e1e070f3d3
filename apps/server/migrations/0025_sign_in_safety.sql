-- Tries are counted for an account and a network together, and for each of them alone.
DELETE FROM identity_attempt;
ALTER TABLE identity_attempt RENAME COLUMN address_hash TO key_hash;
ALTER TABLE identity_attempt DROP CONSTRAINT identity_attempt_kind_check;
ALTER TABLE identity_attempt ADD CHECK (kind IN (
  'signIn', 'signInDevice', 'signInAccount', 'signInOrigin', 'mail', 'mailAddress', 'mailOrigin'
));

-- The password a confirmation link activates, and the browser it was chosen in: opened anywhere else,
-- the link asks for a new password, because whoever signed up may not own the address.
ALTER TABLE email_code
  ADD COLUMN password_hash text,
  ADD COLUMN browser_hash text,
  ADD CHECK ((password_hash IS NULL) = (browser_hash IS NULL)),
  ADD CHECK (password_hash IS NULL OR purpose = 'confirm');
