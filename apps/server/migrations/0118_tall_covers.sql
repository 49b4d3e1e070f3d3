-- Imports give products tall covers, which are in use while their product shows them.
SELECT add_media_place('SELECT ''cover'', id, NULL::bigint, vertical_image FROM module WHERE vertical_image IS NOT NULL');

-- Pictures that imports brought, so that they are found, counted and swept like all others.
INSERT INTO media_file (product_id, upload_key, address, kind, name, size, uploaded_by, uploaded_at)
SELECT DISTINCT ON (g.key) m.id, g.key, p.address, 'image', g.file_name, g.size, g.user_id, g.stored_at
FROM module m CROSS JOIN LATERAL (VALUES (m.horizontal_image), (m.vertical_image), (m.logo)) p (address)
JOIN upload_grant g ON p.address = '/storage/modules/' || g.key
WHERE g.stored_at IS NOT NULL AND g.size > 0
ORDER BY g.key, m.id
ON CONFLICT DO NOTHING;
