CREATE TABLE "exam_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"multi_subject_exam_id" text,
	"exam_id" text,
	"number" integer NOT NULL,
	"content_hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"correction_revision" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	CONSTRAINT "exam_versions_multi_subject_number" UNIQUE("multi_subject_exam_id","number"),
	CONSTRAINT "exam_versions_single_number" UNIQUE("exam_id","number"),
	CONSTRAINT "exam_versions_one_exam" CHECK (num_nonnulls(multi_subject_exam_id, exam_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "exam_version_id" text;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD COLUMN "exam_version_id" text;--> statement-breakpoint
ALTER TABLE "multi_subject_result_versions" ADD COLUMN "exam_version_id" text;--> statement-breakpoint
ALTER TABLE "exam_versions" ADD CONSTRAINT "exam_versions_multi_subject_exam_id_multi_subject_exams_id_fk" FOREIGN KEY ("multi_subject_exam_id") REFERENCES "public"."multi_subject_exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_versions" ADD CONSTRAINT "exam_versions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_versions" ADD CONSTRAINT "exam_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_versions_created_by" ON "exam_versions" USING btree ("created_by");