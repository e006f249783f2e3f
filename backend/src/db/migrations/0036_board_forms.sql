ALTER TABLE "exam_mcqs" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "multi_subject_mcqs" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "bank_questions" ADD COLUMN "kind" text DEFAULT 'mcq' NOT NULL;--> statement-breakpoint
-- The hash of exam-rules/src/question-content.ts; null without options.
CREATE FUNCTION question_content_hash(question text, options text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT md5(normalize(btrim(question, E' \t\n\r'), NFC) || chr(31) || string_agg(stripped, chr(31) ORDER BY stripped COLLATE "C"))
  FROM (SELECT normalize(btrim(option, E' \t\n\r'), NFC) AS stripped FROM unnest(options) AS option) AS texts
$$;--> statement-breakpoint
CREATE FUNCTION exam_options_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE exam_mcqs AS mcq
  SET content_hash = question_content_hash(mcq.question, ARRAY(SELECT text FROM exam_options WHERE mcq_id = mcq.id))
  WHERE mcq.id IN (SELECT mcq_id FROM changed);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER exam_options_insert AFTER INSERT ON exam_options REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION exam_options_changed();--> statement-breakpoint
CREATE TRIGGER exam_options_update AFTER UPDATE ON exam_options REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION exam_options_changed();--> statement-breakpoint
CREATE TRIGGER exam_options_delete AFTER DELETE ON exam_options REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION exam_options_changed();--> statement-breakpoint
CREATE FUNCTION exam_mcqs_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.content_hash = question_content_hash(NEW.question, ARRAY(SELECT text FROM exam_options WHERE mcq_id = NEW.id));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER exam_mcqs_update BEFORE UPDATE OF question ON exam_mcqs FOR EACH ROW EXECUTE FUNCTION exam_mcqs_changed();--> statement-breakpoint
UPDATE exam_mcqs AS mcq
  SET content_hash = question_content_hash(mcq.question, ARRAY(SELECT text FROM exam_options WHERE mcq_id = mcq.id));--> statement-breakpoint
CREATE FUNCTION multi_subject_options_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE multi_subject_mcqs AS mcq
  SET content_hash = question_content_hash(mcq.question, ARRAY(SELECT text FROM multi_subject_options WHERE mcq_id = mcq.id))
  WHERE mcq.id IN (SELECT mcq_id FROM changed);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER multi_subject_options_insert AFTER INSERT ON multi_subject_options REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION multi_subject_options_changed();--> statement-breakpoint
CREATE TRIGGER multi_subject_options_update AFTER UPDATE ON multi_subject_options REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION multi_subject_options_changed();--> statement-breakpoint
CREATE TRIGGER multi_subject_options_delete AFTER DELETE ON multi_subject_options REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION multi_subject_options_changed();--> statement-breakpoint
CREATE FUNCTION multi_subject_mcqs_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.content_hash = question_content_hash(NEW.question, ARRAY(SELECT text FROM multi_subject_options WHERE mcq_id = NEW.id));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER multi_subject_mcqs_update BEFORE UPDATE OF question ON multi_subject_mcqs FOR EACH ROW EXECUTE FUNCTION multi_subject_mcqs_changed();--> statement-breakpoint
UPDATE multi_subject_mcqs AS mcq
  SET content_hash = question_content_hash(mcq.question, ARRAY(SELECT text FROM multi_subject_options WHERE mcq_id = mcq.id));--> statement-breakpoint
CREATE INDEX "exam_mcqs_content" ON "exam_mcqs" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "exam_written_content" ON "exam_written_questions" USING btree (md5(normalize(btrim("question_text", E' \t\n\r'), NFC)));--> statement-breakpoint
CREATE INDEX "multi_subject_mcqs_content" ON "multi_subject_mcqs" USING btree ("content_hash");--> statement-breakpoint
ALTER TABLE "bank_questions" ADD CONSTRAINT "bank_questions_kind" CHECK (kind in ('mcq', 'written', 'creative'));