CREATE UNIQUE INDEX "attempts_one_open_multi_subject" ON "attempts" USING btree ("user_id",(case when closed_at is null then multi_subject_exam_id end));--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_open_single" ON "attempts" USING btree ("user_id",(case when closed_at is null then exam_id end));--> statement-breakpoint
CREATE INDEX "attempts_open_deadline" ON "attempts" USING btree ((case when closed_at is null then deadline end));--> statement-breakpoint
DROP INDEX "attempts_open_multi_subject";--> statement-breakpoint
DROP INDEX "attempts_open_single";--> statement-breakpoint
DROP INDEX "attempts_due";
