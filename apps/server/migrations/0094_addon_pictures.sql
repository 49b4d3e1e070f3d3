-- Custom add-ons have a picture, which is in use while its product shows it.
CREATE OR REPLACE VIEW media_place AS
SELECT 'video' AS place, product_id, module_id AS lesson_id, video_url AS content
FROM authored_lesson WHERE video_url IS NOT NULL
UNION ALL
SELECT 'poster', product_id, module_id, video_poster FROM authored_lesson WHERE video_poster IS NOT NULL
UNION ALL
SELECT CASE WHEN l.module_id IS NULL THEN 'product' ELSE 'lesson' END, coalesce(l.product_id, m.id), l.module_id, m.description
FROM module m LEFT JOIN authored_lesson l ON l.module_id = m.id
UNION ALL
SELECT 'version', l.product_id, l.module_id, v.content ->> 'description'
FROM lesson_version v JOIN authored_lesson l ON l.module_id = v.lesson_id
UNION ALL
SELECT 'cover', id, NULL, concat_ws(' ', horizontal_image, logo, image) FROM module
UNION ALL
SELECT 'tab', module_id, NULL, html FROM module_tab
UNION ALL
SELECT 'introPage', module_id, NULL, blocks::text FROM intro_page
UNION ALL
SELECT 'homework', l.product_id, l.module_id, h.brief
FROM homework h JOIN authored_lesson l ON l.module_id = h.module_id;
