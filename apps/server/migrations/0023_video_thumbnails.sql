-- The address of a video's pictures for its bar: a WebVTT file whose lines lead into one image.
ALTER TABLE lesson ADD COLUMN video_thumbnails text;
