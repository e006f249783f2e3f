CREATE TABLE "chapters" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_id" text NOT NULL,
	"chapter_title" text NOT NULL,
	"chapter_summary" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"title" text NOT NULL,
	"content_details" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_features" (
	"course_id" text NOT NULL,
	"position" integer NOT NULL,
	"icon" text NOT NULL,
	"feature" text NOT NULL,
	CONSTRAINT "course_features_course_id_position_pk" PRIMARY KEY("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "course_testimonials" (
	"course_id" text NOT NULL,
	"position" integer NOT NULL,
	"student_name" text NOT NULL,
	"enrolled_year" integer,
	"review" text NOT NULL,
	CONSTRAINT "course_testimonials_course_id_position_pk" PRIMARY KEY("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" text PRIMARY KEY NOT NULL,
	"course_code" text NOT NULL,
	"title" text NOT NULL,
	"course_type" text NOT NULL,
	"description" text,
	"price" numeric(10, 2) NOT NULL,
	"discount_price" numeric(10, 2) NOT NULL,
	"thumbnail_image_url" text,
	"total_duration" integer,
	"average_rating" numeric(3, 2),
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text,
	"video_link" text,
	"duration" integer,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"subject_description" text,
	"image_url" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" text PRIMARY KEY NOT NULL,
	"university_id" text NOT NULL,
	"unit_name" text NOT NULL,
	"description" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "universities" (
	"id" text PRIMARY KEY NOT NULL,
	"course_code" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"enrollment_fee" numeric(10, 2) NOT NULL,
	"discount_fee" numeric(10, 2) NOT NULL,
	"enrollment_duration" integer,
	"course_thumbnail" text,
	"average_rating" numeric(3, 2),
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "universities_courseCode_unique" UNIQUE("course_code")
);
--> statement-breakpoint
CREATE TABLE "university_testimonials" (
	"university_id" text NOT NULL,
	"position" integer NOT NULL,
	"student_name" text NOT NULL,
	"enrolled_year" integer,
	"review" text NOT NULL,
	CONSTRAINT "university_testimonials_university_id_position_pk" PRIMARY KEY("university_id","position")
);
--> statement-breakpoint
CREATE TABLE "years" (
	"id" text PRIMARY KEY NOT NULL,
	"unit_id" text NOT NULL,
	"year" integer NOT NULL,
	CONSTRAINT "years_unit_year" UNIQUE("unit_id","year")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"due_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signups" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"credential" text NOT NULL,
	"password_hash" text NOT NULL,
	"otp_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signups_credential_unique" UNIQUE("credential")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"phone_number" text,
	"role" text DEFAULT 'student' NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_phoneNumber_unique" UNIQUE("phone_number"),
	CONSTRAINT "users_credential" CHECK (email is not null or phone_number is not null),
	CONSTRAINT "users_role" CHECK (role in ('student', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "campaign_registrations" (
	"campaign_id" text NOT NULL,
	"student_id" text NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_registrations_campaign_id_student_id_pk" PRIMARY KEY("campaign_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"start_date" timestamp with time zone,
	"end_date" timestamp with time zone,
	"image_url" text
);
--> statement-breakpoint
CREATE TABLE "exam_mcqs" (
	"id" text PRIMARY KEY NOT NULL,
	"exam_id" text NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"points" numeric(8, 5) NOT NULL,
	"explanation" text
);
--> statement-breakpoint
CREATE TABLE "exam_options" (
	"id" text PRIMARY KEY NOT NULL,
	"mcq_id" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"is_correct" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_written_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"exam_id" text NOT NULL,
	"position" integer NOT NULL,
	"question_text" text NOT NULL,
	"answer_guidelines" text,
	"handwritten_pdf" text
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text,
	"course_id" text,
	"subject_id" text,
	"lesson_id" text,
	"unit_id" text,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"total_marks" numeric(10, 5) NOT NULL,
	"time_limit" integer NOT NULL,
	"passing_score" numeric(5, 2) NOT NULL,
	"negetive_marking_percentage" numeric(5, 2) NOT NULL,
	"starting_date" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exams_one_parent" CHECK (num_nonnulls(chapter_id, course_id, subject_id, lesson_id, unit_id) = 1),
	CONSTRAINT "exams_type" CHECK (type in ('MCQ', 'Written'))
);
--> statement-breakpoint
CREATE TABLE "lesson_exams" (
	"lesson_id" text NOT NULL,
	"exam_id" text NOT NULL,
	CONSTRAINT "lesson_exams_lesson_id_exam_id_pk" PRIMARY KEY("lesson_id","exam_id")
);
--> statement-breakpoint
CREATE TABLE "multi_subject_exam_subjects" (
	"id" text PRIMARY KEY NOT NULL,
	"exam_id" text NOT NULL,
	"position" integer NOT NULL,
	"subject_name" text NOT NULL,
	"mandatory" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "multi_subject_exams" (
	"id" text PRIMARY KEY NOT NULL,
	"year_id" text NOT NULL,
	"title" text NOT NULL,
	"time_limit" integer NOT NULL,
	"negative_marking_percentage" numeric(5, 2) NOT NULL,
	CONSTRAINT "multi_subject_exams_yearId_unique" UNIQUE("year_id")
);
--> statement-breakpoint
CREATE TABLE "multi_subject_mcqs" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_id" text NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"points" numeric(8, 5) NOT NULL,
	"explanation" text
);
--> statement-breakpoint
CREATE TABLE "multi_subject_options" (
	"id" text PRIMARY KEY NOT NULL,
	"mcq_id" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"is_correct" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_files" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"multi_subject_exam_id" text,
	"exam_id" text,
	"result_id" text,
	"started_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "attempts_one_exam" CHECK (num_nonnulls(multi_subject_exam_id, exam_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "exam_result_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"result_id" text NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"idempotency_key" text,
	"date_taken" timestamp with time zone NOT NULL,
	"score" numeric(12, 5),
	"time_taken" numeric(8, 2),
	"answers" jsonb NOT NULL,
	CONSTRAINT "exam_result_versions_order" UNIQUE("result_id","version"),
	CONSTRAINT "exam_result_versions_key" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "exam_results" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"exam_id" text NOT NULL,
	"date_taken" timestamp with time zone NOT NULL,
	"score" numeric(12, 5),
	"time_taken" numeric(8, 2),
	"answers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "multi_subject_result_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"result_id" text NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"idempotency_key" text,
	"date_taken" timestamp with time zone NOT NULL,
	"total_score" numeric(12, 5) NOT NULL,
	"time_taken" numeric(8, 2) NOT NULL,
	"answers_hash" text NOT NULL,
	"subjects" jsonb NOT NULL,
	CONSTRAINT "multi_subject_result_versions_order" UNIQUE("result_id","version"),
	CONSTRAINT "multi_subject_result_versions_key" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "multi_subject_results" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"exam_id" text NOT NULL,
	"date_taken" timestamp with time zone NOT NULL,
	"total_score" numeric(12, 5) NOT NULL,
	"time_taken" numeric(8, 2) NOT NULL,
	"answers_hash" text NOT NULL,
	"subjects" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"university_id" text,
	"course_id" text,
	"enrolled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrolments_university_once" UNIQUE("student_id","university_id"),
	CONSTRAINT "enrolments_course_once" UNIQUE("student_id","course_id"),
	CONSTRAINT "enrolments_one_course" CHECK (num_nonnulls(university_id, course_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"profile_photo_url" text,
	"name" text,
	"certificate_name" text,
	"dob" date,
	"gender" text,
	"street" text,
	"city" text,
	"district" text,
	"division" text,
	"contact_email" text,
	"contact_mobile" text,
	"last_level" text,
	"last_institution" text,
	"grades_gpa" text,
	"current_status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "students_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "students_gender" CHECK (gender in ('Male', 'Female', 'Other'))
);
--> statement-breakpoint
CREATE TABLE "content_files" (
	"file" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_features" ADD CONSTRAINT "course_features_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_testimonials" ADD CONSTRAINT "course_testimonials_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_testimonials" ADD CONSTRAINT "university_testimonials_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "years" ADD CONSTRAINT "years_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_registrations" ADD CONSTRAINT "campaign_registrations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_registrations" ADD CONSTRAINT "campaign_registrations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_mcqs" ADD CONSTRAINT "exam_mcqs_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_options" ADD CONSTRAINT "exam_options_mcq_id_exam_mcqs_id_fk" FOREIGN KEY ("mcq_id") REFERENCES "public"."exam_mcqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_written_questions" ADD CONSTRAINT "exam_written_questions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_exams" ADD CONSTRAINT "lesson_exams_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_exams" ADD CONSTRAINT "lesson_exams_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "multi_subject_exam_subjects" ADD CONSTRAINT "multi_subject_exam_subjects_exam_id_multi_subject_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."multi_subject_exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "multi_subject_exams" ADD CONSTRAINT "multi_subject_exams_year_id_years_id_fk" FOREIGN KEY ("year_id") REFERENCES "public"."years"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "multi_subject_mcqs" ADD CONSTRAINT "multi_subject_mcqs_subject_id_multi_subject_exam_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."multi_subject_exam_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "multi_subject_options" ADD CONSTRAINT "multi_subject_options_mcq_id_multi_subject_mcqs_id_fk" FOREIGN KEY ("mcq_id") REFERENCES "public"."multi_subject_mcqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_multi_subject_exam_id_multi_subject_exams_id_fk" FOREIGN KEY ("multi_subject_exam_id") REFERENCES "public"."multi_subject_exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD CONSTRAINT "exam_result_versions_result_id_exam_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."exam_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_result_versions" ADD CONSTRAINT "exam_result_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "multi_subject_result_versions" ADD CONSTRAINT "multi_subject_result_versions_result_id_multi_subject_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."multi_subject_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "multi_subject_result_versions" ADD CONSTRAINT "multi_subject_result_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "multi_subject_results" ADD CONSTRAINT "multi_subject_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "multi_subject_results" ADD CONSTRAINT "multi_subject_results_exam_id_multi_subject_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."multi_subject_exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapters_subject" ON "chapters" USING btree ("subject_id","position");--> statement-breakpoint
CREATE INDEX "contents_chapter" ON "contents" USING btree ("chapter_id","position");--> statement-breakpoint
CREATE INDEX "courses_code" ON "courses" USING btree ("course_code","position");--> statement-breakpoint
CREATE INDEX "lessons_chapter" ON "lessons" USING btree ("chapter_id","position");--> statement-breakpoint
CREATE INDEX "subjects_course" ON "subjects" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "units_university" ON "units" USING btree ("university_id","position");--> statement-breakpoint
CREATE INDEX "assignments_due" ON "assignments" USING btree ("due_date");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signups_expires" ON "signups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "campaign_registrations_student" ON "campaign_registrations" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "campaigns_start" ON "campaigns" USING btree ("start_date");--> statement-breakpoint
CREATE INDEX "exam_mcqs_exam" ON "exam_mcqs" USING btree ("exam_id","position");--> statement-breakpoint
CREATE INDEX "exam_options_mcq" ON "exam_options" USING btree ("mcq_id","position");--> statement-breakpoint
CREATE INDEX "exam_written_exam" ON "exam_written_questions" USING btree ("exam_id","position");--> statement-breakpoint
CREATE INDEX "exams_chapter" ON "exams" USING btree ("chapter_id","position");--> statement-breakpoint
CREATE INDEX "exams_course" ON "exams" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "exams_subject" ON "exams" USING btree ("subject_id","position");--> statement-breakpoint
CREATE INDEX "exams_lesson" ON "exams" USING btree ("lesson_id","position");--> statement-breakpoint
CREATE INDEX "exams_unit" ON "exams" USING btree ("unit_id","position");--> statement-breakpoint
CREATE INDEX "lesson_exams_exam" ON "lesson_exams" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "multi_subject_exam_subjects_exam" ON "multi_subject_exam_subjects" USING btree ("exam_id","position");--> statement-breakpoint
CREATE INDEX "multi_subject_mcqs_subject" ON "multi_subject_mcqs" USING btree ("subject_id","position");--> statement-breakpoint
CREATE INDEX "multi_subject_options_mcq" ON "multi_subject_options" USING btree ("mcq_id","position");--> statement-breakpoint
CREATE INDEX "answer_files_user" ON "answer_files" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open_multi_subject" ON "attempts" USING btree ("user_id","multi_subject_exam_id") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open_single" ON "attempts" USING btree ("user_id","exam_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "attempts_multi_subject_exam" ON "attempts" USING btree ("multi_subject_exam_id");--> statement-breakpoint
CREATE INDEX "attempts_exam" ON "attempts" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "exam_results_user_exam" ON "exam_results" USING btree ("user_id","exam_id","date_taken");--> statement-breakpoint
CREATE INDEX "exam_results_user" ON "exam_results" USING btree ("user_id","date_taken");--> statement-breakpoint
CREATE INDEX "exam_results_exam" ON "exam_results" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "multi_subject_results_user_exam" ON "multi_subject_results" USING btree ("user_id","exam_id","date_taken");--> statement-breakpoint
CREATE INDEX "multi_subject_results_user" ON "multi_subject_results" USING btree ("user_id","date_taken");--> statement-breakpoint
CREATE INDEX "multi_subject_results_exam" ON "multi_subject_results" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "enrolments_university" ON "enrolments" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "enrolments_course" ON "enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "students_created" ON "students" USING btree ("created_at","id");