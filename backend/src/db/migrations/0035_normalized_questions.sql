DROP INDEX "exam_mcqs_question";--> statement-breakpoint
DROP INDEX "multi_subject_mcqs_question";--> statement-breakpoint
CREATE INDEX "exam_mcqs_question_nfc" ON "exam_mcqs" USING btree (md5(normalize(btrim("question", E' \t\n\r'), NFC)));--> statement-breakpoint
CREATE INDEX "multi_subject_mcqs_question_nfc" ON "multi_subject_mcqs" USING btree (md5(normalize(btrim("question", E' \t\n\r'), NFC)));