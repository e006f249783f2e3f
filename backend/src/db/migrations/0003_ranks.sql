ALTER TABLE "exam_campaign_registrations" ADD COLUMN "show_in_merit_list" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD COLUMN "exam_id" text;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD COLUMN "marks" jsonb;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD COLUMN "attempt_id" text;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD COLUMN "wrong_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD COLUMN "counts_for_rank" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_results" ADD COLUMN "marks" jsonb;--> statement-breakpoint
ALTER TABLE "exam_results" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "multi_subject_result_versions" ADD COLUMN "exam_id" text;--> statement-breakpoint
ALTER TABLE "multi_subject_result_versions" ADD COLUMN "attempt_id" text;--> statement-breakpoint
ALTER TABLE "multi_subject_result_versions" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "multi_subject_result_versions" ADD COLUMN "wrong_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "multi_subject_result_versions" ADD COLUMN "counts_for_rank" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What there is already: which attempt each version came of, when that began, and which version counts.
UPDATE "exam_result_versions" v SET
	"exam_id" = r."exam_id",
	"attempt_id" = coalesce(
		(SELECT a."id" FROM "attempts" a WHERE a."id" = v."idempotency_key" AND a."user_id" = v."user_id" AND a."exam_id" = r."exam_id"),
		(SELECT a."id" FROM "late_answers" l JOIN "attempts" a ON a."id" = l."attempt_id" WHERE l."id" = v."idempotency_key" AND a."user_id" = v."user_id" AND a."exam_id" = r."exam_id")
	),
	"wrong_count" = (
		SELECT count(*) FROM jsonb_to_recordset(v."answers" -> 'mcqAnswers') AS answer("questionId" text, "selectedOption" text)
		WHERE NOT EXISTS (SELECT 1 FROM "exam_options" o WHERE o."mcq_id" = answer."questionId" AND o."id" = answer."selectedOption" AND o."is_correct")
	)
FROM "exam_results" r WHERE r."id" = v."result_id";--> statement-breakpoint
UPDATE "exam_result_versions" v SET "begun_at" = coalesce((SELECT a."started_at" FROM "attempts" a WHERE a."id" = v."attempt_id"), v."date_taken");--> statement-breakpoint
UPDATE "exam_result_versions" SET "counts_for_rank" = true WHERE "id" IN (
	SELECT DISTINCT ON ("exam_id", "user_id") "id" FROM "exam_result_versions" ORDER BY "exam_id", "user_id", "begun_at", "version" DESC
);--> statement-breakpoint
ALTER TABLE "exam_result_versions" ALTER COLUMN "exam_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ALTER COLUMN "begun_at" SET NOT NULL;--> statement-breakpoint
-- What there is already: which attempt each version came of, when that began, and which version counts.
UPDATE "multi_subject_result_versions" v SET
	"exam_id" = r."exam_id",
	"attempt_id" = coalesce(
		(SELECT a."id" FROM "attempts" a WHERE a."id" = v."idempotency_key" AND a."user_id" = v."user_id" AND a."multi_subject_exam_id" = r."exam_id"),
		(SELECT a."id" FROM "late_answers" l JOIN "attempts" a ON a."id" = l."attempt_id" WHERE l."id" = v."idempotency_key" AND a."user_id" = v."user_id" AND a."multi_subject_exam_id" = r."exam_id")
	),
	"wrong_count" = (
		SELECT count(*) FROM jsonb_array_elements(v."subjects") subject, jsonb_array_elements(subject -> 'results') result
		WHERE NOT (result ->> 'isCorrect')::boolean
	)
FROM "multi_subject_results" r WHERE r."id" = v."result_id";--> statement-breakpoint
UPDATE "multi_subject_result_versions" v SET "begun_at" = coalesce((SELECT a."started_at" FROM "attempts" a WHERE a."id" = v."attempt_id"), v."date_taken");--> statement-breakpoint
UPDATE "multi_subject_result_versions" SET "counts_for_rank" = true WHERE "id" IN (
	SELECT DISTINCT ON ("exam_id", "user_id") "id" FROM "multi_subject_result_versions" ORDER BY "exam_id", "user_id", "begun_at", "version" DESC
);--> statement-breakpoint
ALTER TABLE "multi_subject_result_versions" ALTER COLUMN "exam_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "multi_subject_result_versions" ALTER COLUMN "begun_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE role = 'admin';--> statement-breakpoint
CREATE UNIQUE INDEX "exam_result_versions_first" ON "exam_result_versions" USING btree ("exam_id","user_id") WHERE counts_for_rank;--> statement-breakpoint
CREATE INDEX "exam_result_versions_rank" ON "exam_result_versions" USING btree ("exam_id","score","wrong_count","time_taken","user_id") WHERE counts_for_rank;--> statement-breakpoint
CREATE UNIQUE INDEX "multi_subject_result_versions_first" ON "multi_subject_result_versions" USING btree ("exam_id","user_id") WHERE counts_for_rank;--> statement-breakpoint
CREATE INDEX "multi_subject_result_versions_rank" ON "multi_subject_result_versions" USING btree ("exam_id","total_score","wrong_count","time_taken","user_id") WHERE counts_for_rank;