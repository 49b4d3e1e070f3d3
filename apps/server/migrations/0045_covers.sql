-- How a product without an image is drawn. Chosen when it is made, so that a drawing never changes by itself.

ALTER TABLE module
  ADD COLUMN cover_motif text NOT NULL DEFAULT 'route' CHECK (cover_motif IN (
    'areas', 'lanes', 'tree', 'paths', 'fabric', 'mask', 'bits', 'sieve', 'zones', 'tunnel', 'hex', 'alerts',
    'cells', 'diff', 'route')),
  ADD COLUMN cover_hue text NOT NULL DEFAULT 'ink' CHECK (cover_hue IN (
    'ink', 'blue', 'green', 'amber', 'wine', 'slate', 'mist', 'mint', 'sand'));

-- Products that are there already: their name says what they are about.
UPDATE module SET cover_motif = CASE
  WHEN name ~* '\m(ospf|is-is|routing)' THEN 'areas'
  WHEN name ~* '\m(vlan|trunk|switch)' THEN 'lanes'
  WHEN name ~* '\mspanning' THEN 'tree'
  WHEN name ~* '\m(bgp|wan)\M' THEN 'paths'
  WHEN name ~* '\m(subnet|address)' THEN 'mask'
  WHEN name ~* '\mipv6\M' THEN 'bits'
  WHEN name ~* '\maccess list' THEN 'sieve'
  WHEN name ~* '\m(firewall|security)' THEN 'zones'
  WHEN name ~* '\m(vpn|ipsec|tunnel)' THEN 'tunnel'
  WHEN name ~* '\m(wireshark|packet|capture)' THEN 'hex'
  WHEN name ~* '\m(soc|triage|alert|detect)' THEN 'alerts'
  WHEN name ~* '\m(wi-?fi|wireless)' THEN 'cells'
  WHEN name ~* '\m(automat|ansible|python)' THEN 'diff'
  ELSE 'route' END
WHERE type NOT IN (4, 5);

-- Products of a topic differ in hue first.
UPDATE module SET cover_hue = topic.hues[1 + (place.n - 1) % array_length(topic.hues, 1)]
FROM (VALUES
  (ARRAY['areas', 'paths'], ARRAY['ink', 'blue', 'green']),
  (ARRAY['lanes', 'tree', 'fabric'], ARRAY['green', 'slate']),
  (ARRAY['mask', 'bits'], ARRAY['sand']),
  (ARRAY['sieve', 'zones', 'tunnel'], ARRAY['sand', 'wine', 'amber']),
  (ARRAY['alerts'], ARRAY['wine']),
  (ARRAY['hex'], ARRAY['slate']),
  (ARRAY['cells'], ARRAY['mist']),
  (ARRAY['diff'], ARRAY['mint']),
  (ARRAY['route'], ARRAY['ink', 'wine', 'slate', 'blue', 'amber', 'green'])) topic (motifs, hues)
CROSS JOIN LATERAL (
  SELECT id, (row_number() OVER (ORDER BY id))::int AS n FROM module
  WHERE cover_motif = ANY (topic.motifs) AND type NOT IN (4, 5)) place
WHERE place.id = module.id;

CREATE INDEX module_cover ON module (cover_motif, cover_hue) WHERE type NOT IN (4, 5);
