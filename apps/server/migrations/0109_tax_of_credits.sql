-- Credits pay like money: a first charge keeps the tax of all that was due, also where credits left less than that.
ALTER TABLE payment DROP CONSTRAINT payment_check;
ALTER TABLE payment ADD CONSTRAINT payment_tax_check CHECK (tax >= 0 AND (tax <= amount OR kind = 'first'));
