ALTER TABLE "late_answers" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD COLUMN "marked_by" text;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD COLUMN "marked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD CONSTRAINT "exam_result_versions_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_result_versions_unmarked" ON "exam_result_versions" USING btree ("date_taken","id") WHERE score is null;--> statement-breakpoint
CREATE INDEX "exam_result_versions_marked_by" ON "exam_result_versions" USING btree ("marked_by");