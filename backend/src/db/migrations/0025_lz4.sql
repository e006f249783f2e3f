-- Sheets and submitted answers have some 10 kB. PostgreSQL compresses them with pglz, which takes several times as long as lz4. PGlite has no
-- lz4. Rows that are stored keep their compression, and the table is not rewritten.
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
    ALTER TABLE "attempts" ALTER COLUMN "answers" SET COMPRESSION lz4;
    ALTER TABLE "multi_subject_results" ALTER COLUMN "subjects" SET COMPRESSION lz4;
    ALTER TABLE "multi_subject_result_versions" ALTER COLUMN "subjects" SET COMPRESSION lz4;
    ALTER TABLE "exam_results" ALTER COLUMN "answers" SET COMPRESSION lz4;
    ALTER TABLE "exam_result_versions" ALTER COLUMN "answers" SET COMPRESSION lz4;
  END IF;
END $$;
