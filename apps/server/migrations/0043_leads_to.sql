-- The goal that a program leads to, for the path that is proposed to new learners.
ALTER TABLE module ADD COLUMN leads_to text CHECK (leads_to IN ('networkJob', 'securityJob'));
