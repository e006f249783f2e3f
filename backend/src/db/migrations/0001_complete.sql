CREATE TABLE "academic_units" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"unit_name" text NOT NULL,
	"description" text,
	"position" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"otp_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_campaign_registrations" (
	"campaign_id" text NOT NULL,
	"student_id" text NOT NULL,
	"basic_info" jsonb NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exam_campaign_registrations_campaign_id_student_id_pk" PRIMARY KEY("campaign_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "exam_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"image_url" text,
	"multi_subject_exam_id" text,
	"exam_id" text,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_campaigns_one_exam" CHECK (num_nonnulls(multi_subject_exam_id, exam_id) = 1),
	CONSTRAINT "exam_campaigns_window" CHECK (start_date < end_date)
);
--> statement-breakpoint
CREATE TABLE "late_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"answers_hash" text NOT NULL,
	"sealed_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "late_answers_once" UNIQUE("attempt_id","answers_hash"),
	CONSTRAINT "late_answers_state" CHECK (state in ('waiting', 'accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "academic_results" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"exam_name" text NOT NULL,
	"institution" text,
	"board" text,
	"year" integer NOT NULL,
	"grade" text,
	"gpa" numeric(4, 2),
	"recorded_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "academic_results_recorded_by" CHECK (recorded_by in ('student', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "student_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"lesson_id" text,
	"content_id" text,
	"text" text NOT NULL,
	"video_seconds" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_notes_one_place" CHECK (num_nonnulls(lesson_id, content_id) <= 1)
);
--> statement-breakpoint
ALTER TABLE "universities" DROP CONSTRAINT "universities_courseCode_unique";--> statement-breakpoint
ALTER TABLE "years" DROP CONSTRAINT "years_unit_year";--> statement-breakpoint
ALTER TABLE "multi_subject_exams" DROP CONSTRAINT "multi_subject_exams_yearId_unique";--> statement-breakpoint
ALTER TABLE "exams" DROP CONSTRAINT "exams_one_parent";--> statement-breakpoint
DROP INDEX "exam_results_exam";--> statement-breakpoint
DROP INDEX "multi_subject_results_exam";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "years" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "academic_unit_id" text;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "multi_subject_exams" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answer_files" ADD COLUMN "size" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD COLUMN "corrections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_results" ADD COLUMN "marked_by" text;--> statement-breakpoint
ALTER TABLE "exam_results" ADD COLUMN "marked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "multi_subject_result_versions" ADD COLUMN "corrections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "academic_units" ADD CONSTRAINT "academic_units_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_campaign_registrations" ADD CONSTRAINT "exam_campaign_registrations_campaign_id_exam_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."exam_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_campaign_registrations" ADD CONSTRAINT "exam_campaign_registrations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_campaigns" ADD CONSTRAINT "exam_campaigns_multi_subject_exam_id_multi_subject_exams_id_fk" FOREIGN KEY ("multi_subject_exam_id") REFERENCES "public"."multi_subject_exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_campaigns" ADD CONSTRAINT "exam_campaigns_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_answers" ADD CONSTRAINT "late_answers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_answers" ADD CONSTRAINT "late_answers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academic_results" ADD CONSTRAINT "academic_results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_notes" ADD CONSTRAINT "student_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_notes" ADD CONSTRAINT "student_notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_notes" ADD CONSTRAINT "student_notes_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "academic_units_course" ON "academic_units" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "password_resets_expires" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "exam_campaign_registrations_student" ON "exam_campaign_registrations" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "exam_campaigns_start" ON "exam_campaigns" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "exam_campaigns_multi_subject_exam" ON "exam_campaigns" USING btree ("multi_subject_exam_id");--> statement-breakpoint
CREATE INDEX "exam_campaigns_exam" ON "exam_campaigns" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "late_answers_state_received" ON "late_answers" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "late_answers_decided_by" ON "late_answers" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "academic_results_student" ON "academic_results" USING btree ("student_id","year");--> statement-breakpoint
CREATE INDEX "lesson_progress_lesson" ON "lesson_progress" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "student_notes_user" ON "student_notes" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "student_notes_lesson" ON "student_notes" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "student_notes_content" ON "student_notes" USING btree ("content_id");--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_academic_unit_id_academic_units_id_fk" FOREIGN KEY ("academic_unit_id") REFERENCES "public"."academic_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "universities_course_code" ON "universities" USING btree ("course_code") WHERE archived_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "years_unit_year" ON "years" USING btree ("unit_id","year") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "years_unit" ON "years" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "exams_academic_unit" ON "exams" USING btree ("academic_unit_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "multi_subject_exams_year_once" ON "multi_subject_exams" USING btree ("year_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "multi_subject_exams_year" ON "multi_subject_exams" USING btree ("year_id");--> statement-breakpoint
CREATE INDEX "attempts_due" ON "attempts" USING btree ("deadline") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "exam_results_marked_by" ON "exam_results" USING btree ("marked_by");--> statement-breakpoint
CREATE INDEX "multi_subject_results_date" ON "multi_subject_results" USING btree ("date_taken","id");--> statement-breakpoint
CREATE INDEX "exam_results_exam" ON "exam_results" USING btree ("exam_id","date_taken");--> statement-breakpoint
CREATE INDEX "multi_subject_results_exam" ON "multi_subject_results" USING btree ("exam_id","date_taken");--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_one_parent" CHECK (num_nonnulls(chapter_id, course_id, subject_id, lesson_id, unit_id, academic_unit_id) = 1);--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_closed_by" CHECK (closed_by in ('student', 'server'));