CREATE INDEX "attempts_multi_subject_exam_started" ON "attempts" USING btree ("multi_subject_exam_id","started_at","id");--> statement-breakpoint
CREATE INDEX "attempts_exam_started" ON "attempts" USING btree ("exam_id","started_at","id");--> statement-breakpoint
DROP INDEX "attempts_multi_subject_exam";--> statement-breakpoint
DROP INDEX "attempts_exam";
