DROP INDEX "enrolments_university";--> statement-breakpoint
DROP INDEX "enrolments_course";--> statement-breakpoint
ALTER TABLE "notification_fan_outs" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "enrolments_enrolled" ON "enrolments" USING btree ("enrolled_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_university" ON "enrolments" USING btree ("university_id","enrolled_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_course" ON "enrolments" USING btree ("course_id","enrolled_at","id");