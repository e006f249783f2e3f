CREATE TABLE "exam_second_marking" (
	"exam_id" text PRIMARY KEY NOT NULL,
	"tolerance" numeric(10, 5) NOT NULL,
	"updated_by" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "independent_marks" (
	"submission_id" text NOT NULL,
	"number" smallint NOT NULL,
	"marker_id" text,
	"score" numeric(16, 9) NOT NULL,
	"marks" jsonb,
	"comment" text,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "independent_marks_submission_id_number_pk" PRIMARY KEY("submission_id","number"),
	CONSTRAINT "independent_marks_one_each" UNIQUE("submission_id","marker_id"),
	CONSTRAINT "independent_marks_number" CHECK (number in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "exam_second_marking" ADD CONSTRAINT "exam_second_marking_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_second_marking" ADD CONSTRAINT "exam_second_marking_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "independent_marks" ADD CONSTRAINT "independent_marks_submission_id_exam_result_versions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."exam_result_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "independent_marks" ADD CONSTRAINT "independent_marks_marker_id_users_id_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_second_marking_updated_by" ON "exam_second_marking" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "independent_marks_marker" ON "independent_marks" USING btree ("marker_id");